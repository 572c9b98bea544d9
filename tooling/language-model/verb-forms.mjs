// @ts-check
// Forms of common verbs in everyday romanised spelling: every stem with every ending. Some forms do not exist; they cost
// little, since each counts for one word of a dictionary.

/** @type {Record<string, readonly (readonly [stems: string, endings: string])[]>} */
const PARADIGMS = {
  "hi-Latn": [
    [
      "kar bol puch pooch bhej dekh sun samajh soch chah mang maang rakh nikal badal jod chhod chod bhul bhool rok ruk khol " +
        "likh padh khel uth baith chal mil ban lag reh rah keh kah sik seekh pakad bech kharid khareed phenk fek tod nach " +
        "hans mar gir jeet haar sambhal utar khareed bhar dhoondh bhag ubal pighal",
      "o na ne ni ta te ti iye iyega iyo kar ke unga ungi ega egi enge oge ogi oonga a i e do dena dunga rha raha rahi rahe lo lena",
    ],
    [
      "dikha baja hata laga bata suna bana jaga dila mila chala kha pi so ja aa la bula ghuma padha sikha le de utha bitha",
      "o na ne ni ta te ti iye iyega kar ke unga ungi yega yegi enge oge ogi ya yi ye do dena raha rahi rahe lo lena",
    ],
    ["muj mujh tujh hum aap kis us is in un kin jis sab apne", "se ko ka ki ke ne mein par e"],
    [
      "muje mei mai m h hu hun hoga kesa kese kesi konsa konse konsi saarey saare saari sare sara dono teeno sabi sabhee " +
        "waale wale kyuki kyoki bs abi kabi isi usi itne jitne jitna jitni karde kardo karlo krdo kro krna krta krte krti " +
        "krke kr krne krunga krenge bhejdo batado dedo lelo aage picche peeche dopahar subha subhe hafte mahine saalon aane " +
        "jane gaane gana gaana khabar mausam barish baarish garmi thand sardi yaad hme hmko tmko tmhe kuch kch bhut bht pta " +
        "nhin nai mtlb kyu ky kb kha phr fir abhi abh sirf srf shi thk acha accha achi",
      "",
    ],
  ],
  "pa-Latn": [
    [
      "kar bol puch bhej dekh vekh sun samajh soch mang rakh nikal badal likh parh padh khed uth baith chal mil ban lag reh " +
        "keh sikh pakad vech khareed tod nach hass mar gir dass ruk chakk khol sutt labb",
      "o na da di de dian diyan ke lai lo ya yaa yi ye ange nge ega egi iye iyan unga ungi an diya ndi nda nde",
    ],
    ["mai men tu us oh eh kis jis sad tuhad ohn ehn", "nu ton da di de naal vich te inu enu anu"],
    ["ja aa kha pi so la le de ho", "nda ndi nde nge ngi unga ungi va ve o ke na ya yi ye iye"],
    [
      "vich wich utte ohdon jadon kadon kithon ethon othon kiven jiven hunda hundi si san sigi hegi haiga ae aa ne jehda jehdi ohi ehi",
      "",
    ],
  ],
  "mr-Latn": [
    [
      "kar bol vichar pathav bagh aik samaj mang thev nigh badal sod visar thamb ughad lihi vach khel uth bas chal mil ban " +
        "lag raha sang shik pakad vik padh shod dakhav samjav ughad dhav pah jinka",
      "a to te tat toy tes tos ta la li le lya lyavar un nar naar naare nari nara u ayla aycha ayche aychi aychya ava avi ave una en el il shil toyes",
    ],
    ["maz maj tujh tuz tumch amch aamch aapl apl tyach tich tyanch yach", "a i e ya yala yaa"],
    [
      "shale ghar gava baza rasta kaama shahara mumbai puna sarkar desha jaga",
      "t la cha chi che tun hun madhe var sathi",
    ],
    [
      "ahe aahe ahet nahit navhta nahiye asto aste asta hoil hoel zala zali zale jhala jhali milal kadhi kuthe kasa kashi kase koni kuni kunala",
      "",
    ],
  ],
  "gu-Latn": [
    [
      "kar bol puch mokal sambhal samaj mang rakh nikal badal chhod bhul khol lakh vanch ram uth bes chal mal ban lag kahe " +
        "shikh pakad vech kharid tod shodh batav samjav utar bhan jit",
      "o vu va vi vo yu ya yo i ie she sho shu ish to ta ti tu ine je jo vano vanu vani vana tyare ay aay elu eli elo",
    ],
    ["mar tar tamar amar apan en ten koin kon", "o u i a e"],
    ["ghar gaam nishal bajar kaam shaher gujarat amdavad surat divas varas", "ma ne no ni nu na thi e par"],
    [
      "chhe che chho chhu chu hato hati hatu hata hashe nathi nahi kem kevi kyare kyan kya kyathi tyathi shu sha badhu badha badhi",
      "",
    ],
  ],
  "bn-Latn": [
    [
      "kor bol dekh shun sun bujh bhab rakh chhar char bhul tham khol likh por khel uth bos chol mil ban lag thak shikh dhor " +
        "bech kin bhang ghor jan khuj ghum has kand",
      "i o e en ish is te le lo la lam len be bo ben bi chi cho che chen chilo chilam chhe chhi chho chhen echi echo eche echen " +
        "echhe echilo ar iye un uk bar lei ben",
    ],
    ["am tom apn tad amad tomad oder", "ar ake ader er ra"],
    ["ja kha de ne pa cha ga", "i o y n be bo ben bi chchi chchho chche chchen ite bar iye chhi chhe cchi cche cchen"],
    ["bari ghor gram bazar kaj desh shohor school rasta", "e te er ke theke ta gulo ti"],
    [
      "ache achhe nei noy hobe hoyeche kothay kokhon keno kemon kivabe kibhabe ektu ekta ekti shobai sobai onek khub amake tomake",
      "",
    ],
  ],
  "ta-Latn": [
    [
      "pann sey sei sol soll paar paa kel nill var po vaa kud kod eduth saapid padik padich ezhuth vaang vit viduv iruk irund " +
        "nadand odin kandupid mudik mudich purinj therinj",
      "uren ren iren ran ra raanga ranga rom reenga inga unga anum alam aalam atha athu adhu ala alai iten itten uven uvom um " +
        "kuren kiren kirar kirargal kirom kirathu kum ka ku",
    ],
    ["enn unn avan aval avar nam ung eng", "oda ku kku ai al udaiya itta kitta ala"],
    ["veed oor kad school office naal neram velai padam", "la le ku kku oda um lendhu layum kitta"],
    [
      "irukku irukum illa illai ille enna yenna epdi eppadi yaaru yaru engae enge eppo yen ethuku romba konjam seri sari",
      "",
    ],
  ],
  "te-Latn": [
    [
      "chey ches cheppa chepp chud chus vell vacch vach ichh tini tagi chadiv raas raay konn amm kurch nilabad adig vin " +
        "nadich parigett teliy artham anukun pampinch marchip",
      "anu adu indi aru aanu aadu av avu tanu tadu tundi taru taanu tunna tunnanu tunnadu tunnaru tunnav ali aali andi ku kandi " +
        "i inchu atledu atledhu aledu alanu ite ina inappudu",
    ],
    ["naa nee mee maa vaadi aame vaalla mana", "ku ki tho to ni lo gurinchi daggara kosam"],
    ["illu ooru pani badi kottu roju samayam pustakam", "lo ki ku ni nunchi daggara lu"],
    [
      "undi undhi ledu ledhu enti emiti ela enduku ekkada eppudu evaru evariki chala konchem kada kadaa ayindi ayyindi avvaledu",
      "",
    ],
  ],
  "kn-Latn": [
    [
      "maad mad hel hog bar bart nod nood kel kod tagond tind kudi od bare baredu kali kalit niltu kul kuli mattad nad odid " +
        "gottag sik sig kand mugis kalis",
      "tini teeni tiya tane tale tare tideeni tidini tidiya tidane tidare tide utte uttade uttane ttini olla alla bekku beku " +
        "abeku beda bedi i iri idini idiya ide idru idanu idaru idalu oke okke lla illa",
    ],
    ["nan nin avan aval namm nimm avar", "na ge age annu inda alli a igge"],
    ["mane ooru kelsa angadi shaale dina samaya office", "alli ge inda ya annu galu gala yalli"],
    [
      "ide idhe illa alla yenu enu yaaru yake yaake hege elli yavaga yavudu tumba swalpa gottu gottilla aaytu agide agtilla",
      "",
    ],
  ],
  "ml-Latn": [
    [
      "cheyy cheyth paray paranj pok poy var vann nokk kand kel kodukk koduth edukk eduth kazhikk kazhich kudikk padikk padich " +
        "ezhuth vaang nilkk irikk odi nadakk nadann ariy manassil thudang theerkk theernn vilikk vilich samsarikk",
      "um unnu unnund unna unnath unnathu anam aam aan u i ittu ittund ittilla unnilla illa aruthu uka uvan umo ille oo ath athu",
    ],
    ["en nin avan aval njangal ningal nammal avar", "ikku te de ude odu e yum kku il"],
    ["veed naad kada schoolil joli divasam samayam padam", "il inte ilekku ilninnu um ine kku"],
    [
      "undu und illa alla aanu aano entha enthu enthina evide engane eppol eppo aaru aara valare kurachu sheri pattilla pattumo",
      "",
    ],
  ],
};

/** @param {string} tag */
export function verbForms(tag) {
  const paradigms = PARADIGMS[tag === "ur-Latn" ? "hi-Latn" : tag] ?? [];
  const forms = paradigms.flatMap(([stems, endings]) =>
    stems.split(" ").flatMap((stem) => (endings === "" ? [stem] : endings.split(" ").map((ending) => stem + ending))),
  );
  return [...new Set(forms)].filter((form) => form.length > 2);
}
