/**
 * Names of products and companies that stay in Latin letters in the writing of every language, as their owners spell
 * them. Facts, collected by hand; a name with a capital inside ("WhatsApp") or a digit needs no entry.
 */
export const BRAND_NAMES: string =
  "Google Microsoft Apple Samsung Amazon Facebook Instagram Twitter Netflix Spotify Telegram Snapchat Pinterest Reddit " +
  "Wikipedia Skype Zoom Slack Discord Signal Chrome Firefox Safari Opera Edge Bing Yahoo Windows Linux Ubuntu Android Unix " +
  "Debian Fedora Word Excel Outlook Teams Azure Python Java Kotlin Swift Ruby Rust Perl Scala Pandas Django Flask Docker " +
  "Kubernetes Jenkins Oracle Hadoop Spark Redis Kafka Figma Canva Photoshop Illustrator Adobe Nokia Motorola Xiaomi Redmi " +
  "Realme Oppo Vivo Huawei Honor Lenovo Dell Asus Acer Sony Panasonic Philips Siemens Bosch Canon Nikon Epson Intel Nvidia " +
  "Qualcomm Ryzen Core Pentium Galaxy Pixel Nexus Kindle Alexa Siri Xbox Playstation Nintendo Toyota Honda Hyundai Suzuki " +
  "Maruti Mahindra Tata Bajaj Yamaha Kawasaki Ford Chevrolet Volkswagen Audi Mercedes Porsche Ferrari Tesla Skoda Renault " +
  "Nissan Volvo Jaguar Bentley Boeing Airbus Uber Ola Rapido Zomato Swiggy Flipkart Myntra Meesho Nykaa Paytm Razorpay " +
  "Zerodha Groww Hotstar Jio Airtel Vodafone Idea Dunzo Blinkit Zepto Bigbasket Byju Unacademy Vedantu Coursera Udemy Visa " +
  "Mastercard Rupay Paypal Stripe Bitcoin Ethereum Dogecoin Binance Coinbase Gmail Drive Meet Maps Translate Gemini Claude " +
  "Llama Mistral Copilot Bard Krutrim Sarvam Bluetooth Nestle Maggi Cadbury Amul Pepsi Coca Cola Starbucks Nike Adidas Puma " +
  "Reebok Rolex Titan Tanishq Colgate Dettol Lux Dove Crocin Dolo Combiflam Paracetamol Covaxin Covishield";
