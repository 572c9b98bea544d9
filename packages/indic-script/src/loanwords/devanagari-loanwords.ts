/**
 * Words that Hindi and its neighbours took from English, with the spellings in Devanagari that print and people use, the
 * usual one first. One word a line. Collected for this project.
 */
export const DEVANAGARI_LOANWORDS = `
doctor डॉक्टर डाक्टर
hospital अस्पताल हॉस्पिटल
school स्कूल
college कॉलेज कालेज
computer कंप्यूटर कम्प्यूटर कंप्युटर
internet इंटरनेट इन्टरनेट
mobile मोबाइल
office ऑफिस आफिस ऑफ़िस
station स्टेशन
manager मैनेजर
laptop लैपटॉप
phone फ़ोन फोन
telephone टेलीफ़ोन टेलीफोन
smartphone स्मार्टफ़ोन स्मार्टफोन
camera कैमरा
radio रेडियो
television टेलीविज़न टेलीविजन
video वीडियो विडियो
photo फ़ोटो फोटो
film फ़िल्म फिल्म
cinema सिनेमा
theatre थिएटर थियेटर
studio स्टूडियो
music म्यूज़िक म्यूजिक
guitar गिटार
piano पियानो
party पार्टी
hotel होटल
restaurant रेस्तराँ रेस्टोरेंट रेस्तरां
menu मेन्यू मेनू
waiter वेटर
coffee कॉफ़ी कॉफी
tea टी
cake केक
biscuit बिस्कुट बिस्किट
bread ब्रेड
butter बटर
cheese चीज़
pizza पिज़्ज़ा पिज्जा पिज़्जा
burger बर्गर
sandwich सैंडविच
chocolate चॉकलेट चाकलेट
toffee टॉफ़ी टॉफी
icecream आइसक्रीम
soup सूप
juice जूस
bottle बोतल
glass गिलास ग्लास
cup कप
plate प्लेट
spoon स्पून
fridge फ़्रिज फ्रिज
cooler कूलर
heater हीटर
fan फ़ैन फैन
bulb बल्ब
switch स्विच
battery बैटरी
charger चार्जर
cable केबल
wire वायर
motor मोटर
engine इंजन
machine मशीन
pump पंप पम्प
tank टैंक
pipe पाइप
tap टैप
filter फ़िल्टर फिल्टर
car कार
bus बस
truck ट्रक
train ट्रेन
taxi टैक्सी
auto ऑटो आटो
rickshaw रिक्शा
cycle साइकिल साइकल
bicycle बाइसिकल
bike बाइक
scooter स्कूटर
tractor ट्रैक्टर
jeep जीप
van वैन
ambulance एंबुलेंस एम्बुलेंस
metro मेट्रो
airport एयरपोर्ट
ticket टिकट
platform प्लेटफ़ॉर्म प्लेटफॉर्म प्लेटफार्म
signal सिग्नल
traffic ट्रैफ़िक ट्रैफिक
road रोड
highway हाईवे
bridge ब्रिज
petrol पेट्रोल
diesel डीज़ल डीजल
gas गैस
tyre टायर
puncture पंक्चर पंचर
brake ब्रेक
gear गियर
driver ड्राइवर
conductor कंडक्टर
license लाइसेंस लाइसेन्स
passport पासपोर्ट
visa वीज़ा वीजा
police पुलिस
inspector इंस्पेक्टर
constable कांस्टेबल
court कोर्ट
judge जज
case केस
jail जेल
lawyer लॉयर
appeal अपील
report रिपोर्ट
reporter रिपोर्टर
press प्रेस
media मीडिया
news न्यूज़ न्यूज
magazine मैगज़ीन मैगजीन
article आर्टिकल
editor एडिटर
channel चैनल
interview इंटरव्यू
camp कैंप कैम्प
army आर्मी
captain कप्तान कैप्टन
colonel कर्नल
major मेजर
general जनरल
commander कमांडर
pilot पायलट
bomb बम
gun गन
pistol पिस्तौल
bullet बुलेट
missile मिसाइल
rocket रॉकेट राकेट
satellite सैटेलाइट
radar रडार राडार
robot रोबोट
laser लेज़र लेजर
atom एटम
nuclear न्यूक्लियर
oxygen ऑक्सीजन आक्सीजन
hydrogen हाइड्रोजन
nitrogen नाइट्रोजन
carbon कार्बन
plastic प्लास्टिक
rubber रबर
steel स्टील
cement सीमेंट सीमेन्ट
glucose ग्लूकोज़ ग्लूकोज
vitamin विटामिन
protein प्रोटीन
calcium कैल्शियम
virus वायरस
bacteria बैक्टीरिया
corona कोरोना
vaccine वैक्सीन
injection इंजेक्शन
tablet टैबलेट
capsule कैप्सूल
operation ऑपरेशन आपरेशन
nurse नर्स
patient पेशेंट
clinic क्लीनिक क्लिनिक
bandage बैंडेज
plaster प्लास्टर
xray एक्सरे एक्स-रे
cancer कैंसर
sugar शुगर
pressure प्रेशर
fever फीवर फ़ीवर
yoga योगा
gym जिम
cricket क्रिकेट
football फुटबॉल फ़ुटबॉल फुटबाल
hockey हॉकी हाकी
tennis टेनिस
badminton बैडमिंटन
volleyball वॉलीबॉल
basketball बास्केटबॉल
golf गोल्फ
chess चेस
carrom कैरम
ludo लूडो
match मैच
team टीम
player प्लेयर
coach कोच
umpire अंपायर अम्पायर
referee रेफ़री रेफरी
wicket विकेट
over ओवर
run रन
bat बैट
ball बॉल
goal गोल
score स्कोर
record रिकॉर्ड रिकार्ड
medal मेडल मैडल
trophy ट्रॉफ़ी ट्रॉफी
champion चैंपियन चैम्पियन
final फ़ाइनल फाइनल
league लीग
stadium स्टेडियम
club क्लब
park पार्क
garden गार्डन
bank बैंक
account अकाउंट एकाउंट
cheque चेक
loan लोन
card कार्ड
cash कैश
bill बिल
tax टैक्स
budget बजट
share शेयर
market मार्केट
company कंपनी कम्पनी
business बिज़नेस बिजनेस
boss बॉस
staff स्टाफ़ स्टाफ
meeting मीटिंग
project प्रोजेक्ट
salary सैलरी
bonus बोनस
job जॉब
training ट्रेनिंग
target टारगेट
order ऑर्डर आर्डर
delivery डिलीवरी डिलिवरी
parcel पार्सल
courier कूरियर कोरियर
packet पैकेट
box बॉक्स
bag बैग
purse पर्स
suitcase सूटकेस
shop शॉप
mall मॉल
store स्टोर
counter काउंटर
line लाइन
customer कस्टमर
discount डिस्काउंट
offer ऑफ़र ऑफर
price प्राइस
rate रेट
quality क्वालिटी
size साइज़ साइज
number नंबर नम्बर
list लिस्ट
form फ़ॉर्म फॉर्म फार्म
file फ़ाइल फाइल
folder फ़ोल्डर फोल्डर
paper पेपर
pen पेन
pencil पेंसिल पेन्सिल
notebook नोटबुक
copy कॉपी कापी
book बुक
library लाइब्रेरी
class क्लास
teacher टीचर
student स्टूडेंट
principal प्रिंसिपल
professor प्रोफ़ेसर प्रोफेसर
university यूनिवर्सिटी
degree डिग्री
exam एग्ज़ाम एग्जाम
test टेस्ट
result रिज़ल्ट रिजल्ट
marks मार्क्स
fees फ़ीस फीस
hostel हॉस्टल
lab लैब
science साइंस
maths मैथ्स
physics फ़िज़िक्स फिजिक्स
chemistry केमिस्ट्री
biology बायोलॉजी
history हिस्ट्री
english इंग्लिश
grammar ग्रामर
dictionary डिक्शनरी
homework होमवर्क
tuition ट्यूशन
uniform यूनिफ़ॉर्म यूनिफॉर्म
bench बेंच
board बोर्ड
blackboard ब्लैकबोर्ड
chalk चॉक
software सॉफ्टवेयर सॉफ़्टवेयर
hardware हार्डवेयर
program प्रोग्राम
website वेबसाइट
email ईमेल
password पासवर्ड
keyboard कीबोर्ड
mouse माउस
monitor मॉनिटर
screen स्क्रीन
printer प्रिंटर
scanner स्कैनर
download डाउनलोड
upload अपलोड
online ऑनलाइन आनलाइन
offline ऑफ़लाइन ऑफलाइन
data डेटा डाटा
network नेटवर्क
server सर्वर
google गूगल
facebook फ़ेसबुक फेसबुक
whatsapp व्हाट्सऐप व्हाट्सएप
twitter ट्विटर
youtube यूट्यूब
app ऐप एप
game गेम
message मैसेज
call कॉल
sim सिम
speaker स्पीकर
mic माइक
headphone हेडफ़ोन हेडफोन
remote रिमोट
clock क्लॉक
alarm अलार्म
calendar कैलेंडर
time टाइम
minute मिनट
second सेकंड सेकेंड
late लेट
fast फ़ास्ट फास्ट
slow स्लो
free फ़्री फ्री
busy बिज़ी बिजी
ready रेडी
ok ओके
sorry सॉरी
please प्लीज़ प्लीज
hello हेलो हैलो
sir सर
madam मैडम
uncle अंकल
aunty आंटी
mummy मम्मी
papa पापा
cousin कज़िन कजिन
family फ़ैमिली फैमिली
friend फ़्रेंड फ्रेंड
boyfriend बॉयफ़्रेंड बॉयफ्रेंड
girlfriend गर्लफ़्रेंड गर्लफ्रेंड
baby बेबी
birthday बर्थडे
gift गिफ़्ट गिफ्ट
balloon बैलून
house हाउस
flat फ़्लैट फ्लैट
room रूम
bathroom बाथरूम
toilet टॉयलेट
kitchen किचन
bedroom बेडरूम
balcony बालकनी बालकॉनी
lift लिफ़्ट लिफ्ट
gate गेट
lock लॉक
table टेबल
chair चेयर
sofa सोफ़ा सोफा
bed बेड
pillow पिलो
curtain कर्टेन
carpet कारपेट
paint पेंट
brush ब्रश
soap सोप
shampoo शैंपू शैम्पू
cream क्रीम
powder पाउडर
lipstick लिपस्टिक
makeup मेकअप
fashion फ़ैशन फैशन
dress ड्रेस
shirt शर्ट
pant पैंट पैन्ट
jeans जींस जीन्स
coat कोट
sweater स्वेटर
jacket जैकेट
tie टाई
belt बेल्ट
cap कैप
shoes शूज़ शूज
slipper स्लिपर
socks सॉक्स
zip ज़िप जिप
button बटन
tailor टेलर
government गवर्नमेंट
minister मिनिस्टर
president प्रेसिडेंट
secretary सेक्रेटरी
officer ऑफ़िसर ऑफिसर अफसर
collector कलेक्टर
commissioner कमिश्नर
committee कमेटी कमिटी
commission कमीशन
member मेंबर मेम्बर
leader लीडर
vote वोट
election इलेक्शन
parliament पार्लियामेंट
assembly असेंबली असेम्बली
congress कांग्रेस काँग्रेस
rally रैली
strike स्ट्राइक
union यूनियन
policy पॉलिसी
scheme स्कीम
department डिपार्टमेंट
municipality म्युनिसिपैलिटी
corporation कॉरपोरेशन कार्पोरेशन
post पोस्ट
postman पोस्टमैन
stamp स्टांप स्टैंप
agent एजेंट एजेन्ट
broker ब्रोकर
contractor कॉन्ट्रैक्टर
engineer इंजीनियर इंजिनियर
architect आर्किटेक्ट
mechanic मैकेनिक
plumber प्लंबर
electrician इलेक्ट्रीशियन
technician टेक्नीशियन
scientist साइंटिस्ट
artist आर्टिस्ट
actor एक्टर
actress एक्ट्रेस
hero हीरो
heroine हीरोइन
director डायरेक्टर
producer प्रोड्यूसर
singer सिंगर
dancer डांसर
dance डांस
song सॉन्ग
album एल्बम
band बैंड
concert कॉन्सर्ट
stage स्टेज
show शो
serial सीरियल
episode एपिसोड
comedy कॉमेडी
drama ड्रामा
circus सर्कस
magic मैजिक
tourist टूरिस्ट
guide गाइड
map मैप
booking बुकिंग
seat सीट
berth बर्थ
compartment कंपार्टमेंट
luggage लगेज
tour टूर
picnic पिकनिक
holiday हॉलिडे
beach बीच
resort रिज़ॉर्ट रिसॉर्ट
boat बोट
ship शिप
port पोर्ट
helicopter हेलीकॉप्टर हेलिकॉप्टर
plane प्लेन
flight फ़्लाइट फ्लाइट
helmet हेलमेट
accident एक्सीडेंट
parking पार्किंग
garage गैराज
service सर्विस
speed स्पीड
meter मीटर
kilometer किलोमीटर
centimeter सेंटीमीटर
kilogram किलोग्राम
kilo किलो
gram ग्राम
liter लीटर
feet फ़ीट फीट
inch इंच
acre एकड़
ton टन
dozen दर्जन
percent प्रतिशत परसेंट
temperature टेम्परेचर
thermometer थर्मामीटर
telescope टेलीस्कोप
microscope माइक्रोस्कोप
chemical केमिकल
acid एसिड
energy एनर्जी
solar सोलर
panel पैनल
generator जनरेटर
inverter इन्वर्टर
transformer ट्रांसफ़ॉर्मर ट्रांसफार्मर
current करंट करेंट
volt वोल्ट
watt वॉट वाट
pollution पॉल्यूशन
cyclone साइक्लोन
tsunami सुनामी
ozone ओज़ोन ओजोन
mars मार्स
million मिलियन
billion बिलियन
dollar डॉलर
pound पाउंड
euro यूरो
rupee रुपी
gold गोल्ड
silver सिल्वर
bronze ब्रॉन्ज ब्रॉन्ज़
diamond डायमंड
ring रिंग
watch वॉच
torch टॉर्च
lamp लैंप लैम्प
candle कैंडल
stove स्टोव
cooker कुकर
mixer मिक्सर
oven ओवन
tiffin टिफ़िन टिफिन
lunch लंच
dinner डिनर
breakfast ब्रेकफ़ास्ट ब्रेकफास्ट
snacks स्नैक्स
chips चिप्स
noodles नूडल्स
pasta पास्ता
sauce सॉस
jam जैम
omelette ऑमलेट आमलेट
chicken चिकन
mutton मटन
salad सलाद
tomato टोमैटो
cabbage कैबेज
wine वाइन
beer बियर बीयर
whisky व्हिस्की
soda सोडा
cigarette सिगरेट
bar बार
cafe कैफ़े कैफे
bakery बेकरी
factory फ़ैक्टरी फैक्टरी फैक्ट्री
mill मिल
mine माइन
farm फ़ार्म फार्म
dairy डेयरी
seed सीड
urea यूरिया
godown गोदाम
crane क्रेन
hammer हथौड़ा हैमर
screw स्क्रू
nut नट
bolt बोल्ट
spring स्प्रिंग
tin टिन
cartoon कार्टून
comic कॉमिक
novel नॉवेल
story स्टोरी
poster पोस्टर
banner बैनर
design डिज़ाइन डिजाइन
style स्टाइल
model मॉडल
copyright कॉपीराइट
brand ब्रांड ब्रैंड
label लेबल
code कोड
pin पिन
zone ज़ोन जोन
sector सेक्टर
colony कॉलोनी कालोनी
block ब्लॉक
tower टावर
hall हॉल
building बिल्डिंग
apartment अपार्टमेंट
society सोसाइटी सोसायटी
tension टेंशन
mood मूड
feeling फ़ीलिंग फीलिंग
problem प्रॉब्लम
solution सॉल्यूशन
idea आइडिया
plan प्लान
chance चांस
risk रिस्क
guarantee गारंटी गारन्टी
warranty वारंटी
insurance इंश्योरेंस
pension पेंशन पेन्शन
notice नोटिस
certificate सर्टिफ़िकेट सर्टिफिकेट
photocopy फ़ोटोकॉपी फोटोकॉपी
signature सिग्नेचर
deposit डिपॉज़िट डिपॉजिट
emergency इमरजेंसी
security सिक्योरिटी
guard गार्ड
lottery लॉटरी
tune ट्यून
rail रेल
pass पास
fail फ़ेल फेल
sale सेल
mile मील
cooling कूलिंग
heart हार्ट
kidney किडनी
liver लिवर लीवर
blood ब्लड
brain ब्रेन
dengue डेंगू
malaria मलेरिया
polio पोलियो
asthma अस्थमा
diabetes डायबिटीज़ डायबिटीज
`;

/** Native words that are typed the same way in Roman letters. */
export const HOMOGRAPHS: Readonly<Record<string, readonly string[]>> = {
  tune: ["तूने"],
  sir: ["सिर"],
  mile: ["मिले"],
  sale: ["साले"],
  van: ["वन"],
  gun: ["गुण"],
  bat: ["बात"],
  tin: ["तीन"],
  jam: ["जाम"],
  app: ["आप"],
  hall: ["हाल"],
  ball: ["बाल"],
  rate: ["रटे"],
};
