/**
 * Spellings of the commonest loanwords in other scripts, as their languages print them; the usual one first. Collected for
 * this project.
 */
export const OTHER_LOANWORDS = `
computer Beng:কম্পিউটার Taml:கம்ப்யூட்டர்,கம்ப்யூடர் Telu:కంప్యూటర్ Knda:ಕಂಪ್ಯೂಟರ್ Mlym:കമ്പ്യൂട്ടർ Gujr:કમ્પ્યુટર,કોમ્પ્યુટર Guru:ਕੰਪਿਊਟਰ Orya:କମ୍ପ୍ୟୁଟର
doctor Beng:ডাক্তার,ডক্টর Taml:டாக்டர் Telu:డాక్టర్ Knda:ಡಾಕ್ಟರ್ Mlym:ഡോക്ടർ Gujr:ડૉક્ટર,ડોક્ટર Guru:ਡਾਕਟਰ Orya:ଡାକ୍ତର
school Beng:স্কুল Taml:ஸ்கூல் Telu:స్కూల్,స్కూలు Knda:ಸ್ಕೂಲ್ Mlym:സ്കൂൾ Gujr:સ્કૂલ Guru:ਸਕੂਲ Orya:ସ୍କୁଲ
hospital Beng:হাসপাতাল,হসপিটাল Taml:ஹாஸ்பிடல்,ஆஸ்பத்திரி Telu:హాస్పిటల్,ఆసుపత్రి Knda:ಆಸ್ಪತ್ರೆ,ಹಾಸ್ಪಿಟಲ್ Mlym:ആശുപത്രി,ഹോസ്പിറ്റൽ Gujr:હોસ્પિટલ,હૉસ્પિટલ Guru:ਹਸਪਤਾਲ Orya:ହସ୍ପିଟାଲ
college Beng:কলেজ Taml:காலேஜ் Telu:కాలేజీ,కాలేజ్ Knda:ಕಾಲೇಜು,ಕಾಲೇಜ್ Mlym:കോളേജ്,കോളജ് Gujr:કૉલેજ,કોલેજ Guru:ਕਾਲਜ Orya:କଲେଜ
internet Beng:ইন্টারনেট Taml:இன்டர்நெட்,இண்டர்நெட் Telu:ఇంటర్నెట్ Knda:ಇಂಟರ್ನೆಟ್ Mlym:ഇന്റർനെറ്റ് Gujr:ઇન્ટરનેટ Guru:ਇੰਟਰਨੈੱਟ,ਇੰਟਰਨੈਟ Orya:ଇଣ୍ଟରନେଟ
mobile Beng:মোবাইল Taml:மொபைல் Telu:మొబైల్ Knda:ಮೊಬೈಲ್ Mlym:മൊബൈൽ Gujr:મોબાઇલ,મોબાઈલ Guru:ਮੋਬਾਈਲ,ਮੋਬਾਇਲ Orya:ମୋବାଇଲ
office Beng:অফিস Taml:ஆபீஸ்,ஆபிஸ் Telu:ఆఫీస్,ఆఫీసు Knda:ಆಫೀಸ್ Mlym:ഓഫീസ്,ഓഫിസ് Gujr:ઓફિસ,ઑફિસ Guru:ਆਫ਼ਿਸ,ਆਫਿਸ Orya:ଅଫିସ
station Beng:স্টেশন Taml:ஸ்டேஷன் Telu:స్టేషన్ Knda:ಸ್ಟೇಷನ್ Mlym:സ്റ്റേഷൻ Gujr:સ્ટેશન Guru:ਸਟੇਸ਼ਨ Orya:ଷ୍ଟେସନ
manager Beng:ম্যানেজার Taml:மேனேஜர் Telu:మేనేజర్ Knda:ಮ್ಯಾನೇಜರ್ Mlym:മാനേജർ Gujr:મેનેજર Guru:ਮੈਨੇਜਰ Orya:ମ୍ୟାନେଜର
phone Beng:ফোন Taml:போன்,ஃபோன் Telu:ఫోన్ Knda:ಫೋನ್ Mlym:ഫോൺ Gujr:ફોન Guru:ਫ਼ੋਨ,ਫੋਨ Orya:ଫୋନ
bus Beng:বাস Taml:பஸ் Telu:బస్సు,బస్ Knda:ಬಸ್,ಬಸ್ಸು Mlym:ബസ്,ബസ്സ് Gujr:બસ Guru:ਬੱਸ Orya:ବସ
train Beng:ট্রেন Taml:ட்ரெயின்,ரயில் Telu:ట్రైన్,రైలు Knda:ಟ್ರೈನ್,ರೈಲು Mlym:ട്രെയിൻ Gujr:ટ્રેન Guru:ਟਰੇਨ,ਟ੍ਰੇਨ Orya:ଟ୍ରେନ
car Beng:কার Taml:கார் Telu:కారు,కార్ Knda:ಕಾರು,ಕಾರ್ Mlym:കാർ Gujr:કાર Guru:ਕਾਰ Orya:କାର
police Beng:পুলিশ Taml:போலீஸ் Telu:పోలీస్,పోలీసు Knda:ಪೊಲೀಸ್ Mlym:പോലീസ്,പൊലീസ് Gujr:પોલીસ Guru:ਪੁਲਿਸ,ਪੁਲੀਸ Orya:ପୋଲିସ
bank Beng:ব্যাংক,ব্যাঙ্ক Taml:பேங்க் Telu:బ్యాంకు,బ్యాంక్ Knda:ಬ್ಯಾಂಕ್,ಬ್ಯಾಂಕು Mlym:ബാങ്ക് Gujr:બેંક,બૅન્ક Guru:ਬੈਂਕ Orya:ବ୍ୟାଙ୍କ
ticket Beng:টিকিট Taml:டிக்கெட் Telu:టికెట్,టిక్కెట్ Knda:ಟಿಕೆಟ್ Mlym:ടിക്കറ്റ് Gujr:ટિકિટ Guru:ਟਿਕਟ Orya:ଟିକେଟ
hotel Beng:হোটেল Taml:ஹோட்டல் Telu:హోటల్ Knda:ಹೋಟೆಲ್ Mlym:ഹോട്ടൽ Gujr:હોટેલ,હોટલ Guru:ਹੋਟਲ Orya:ହୋଟେଲ
cricket Beng:ক্রিকেট Taml:கிரிக்கெட் Telu:క్రికెట్ Knda:ಕ್ರಿಕೆಟ್ Mlym:ക്രിക്കറ്റ് Gujr:ક્રિકેટ Guru:ਕ੍ਰਿਕਟ Orya:କ୍ରିକେଟ
film Beng:ফিল্ম Taml:ஃபிலிம் Telu:ఫిల్మ్ Knda:ಫಿಲ್ಮ್ Mlym:ഫിലിം Gujr:ફિલ્મ Guru:ਫ਼ਿਲਮ,ਫਿਲਮ Orya:ଫିଲ୍ମ
radio Beng:রেডিও Taml:ரேடியோ Telu:రేడియో Knda:ರೇಡಿಯೋ,ರೇಡಿಯೊ Mlym:റേഡിയോ Gujr:રેડિયો Guru:ਰੇਡੀਓ Orya:ରେଡିଓ
coffee Beng:কফি Taml:காபி,காஃபி Telu:కాఫీ Knda:ಕಾಫಿ Mlym:കാപ്പി,കോഫി Gujr:કોફી,કૉફી Guru:ਕੌਫ਼ੀ,ਕੌਫੀ Orya:କଫି
icecream Beng:আইসক্রিম Taml:ஐஸ்கிரீம் Telu:ఐస్‌క్రీం Knda:ಐಸ್‌ಕ್ರೀಂ Mlym:ഐസ്ക്രീം Gujr:આઈસ્ક્રીમ Guru:ਆਈਸਕ੍ਰੀਮ Orya:ଆଇସକ୍ରିମ
`;
