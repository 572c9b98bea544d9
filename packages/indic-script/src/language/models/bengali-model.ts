import type { EncodedModel } from "../language-model.js";

/** Written by tooling/language-model. */
export const BENGALI_MODEL: EncodedModel = {
  languages: "bn as mni".split(" "),
  step: 0.25,
  grams:
    "}(}}}}}DJ}H}}}}}}}}}}}%}X}}V}6}}}}}}5}1}$}D%-}}}}Q@2}}}}}}}}H)S}}}}}H}}}>F}}}}}<}2,&Y}WIG}G-}}}}HT}}.}}*'}}}}}>2" +
    "}}C}X+}+6}}&}}}}F}}&}1F}E}}:9U}}}$}}}}*}}}I)}}}}%}}}},}}.VD}}J}}P}(}}}}3B}0}}<}}}*}}}91}:}}4}}}}}8}}>T}}4Y}}}}D}" +
    "}$}}}7}}}L}3Q}}}}}}IVI$.}}}}@}}}}}}Y}*1}Z}}1L:'4T$}}}J;X2}?}}A}}}2}}J}}};'}U}}}}2}3&}}G}}}*JE}A}D}}}+H}}}}ZI)}Q}" +
    "0)}}}N6}#}}}*}96DU}}}}@G}Y}}(}&}}5#D}>Y'#}}1}}}}}B}L}T}1}(}}:}}45,)7%RK}}}'<}0}}}4K}}}6W}}4KQ}}}}+}}}}?}<C}}}T}}" +
    "L;}'}}BD%}}}}}I}}}HU}B}}}$}}}};>}}1}}}}F(}D}}%};E>+}}}V.M}*}(}I}}X)}}}}}=}}80}89BHI}}}$}}#}KV}Z}R}}}}MG}}}6}5}}}" +
    "}B}27;=}}}}}2X'(}I}E}I}}/V}Z%;>}}<-;}}-}}}}-?}}:}}*X}R}8N}F}}?}9FGH8}#}*;}X}HQ}};F}}AL}>}}}}9}}}QA}}(}}%}}}X}#}}" +
    "%0}}18-}}N}+>}*}}}}.0}V}}}}#}}}}},}}?X}}}}}(}}}};}=(}}@3(2}8}4AI}}}}}M}V}}}C}@Y;}A}O7M}G}}>},}.}:6(/P}}}}}}H}}}}" +
    "}*}%@;+}}7}}S'5I})0}2}@}H5(H(LQC}UH}}W}M}&}'}-}}}}}}}#}}}}}}}-$}}}}}:*4}}4}}.P.F}/}}}}}}}$}}}}/J}1,7/}}}}}}}$L-}" +
    "ZP}:N}4}=J}}E+)9},}>}}}M}}}}G}0C&VV}}}$@*U},1&)*I}-8}}4-5}}}9)}=}}I}}}}}+}83L}}@}+}TE}}}}6.}}}}&N}}}}:/}(I%},30}" +
    "A}}})*(}M/}Z.}=}6}QGP%(5}&}%}?}}}}1}}KV}P}M}ZVQ}12}}<J}}}};'}%G=}}#K5}@+}>},3}},}}}4}}}V}}}}*}}/%}N&}}}}}}5)R}T}" +
    "}$}}S}}&}}}C}}O}(O}}0}}}K}}#}}*}}U1'}}}}$}}}}%3}}}}}?*}}}}E}0}?1%}}}}}}}}}}V}}I}}}@}}}B:}}}};}}}}N9/#}}}}D}E}J}'" +
    "}}H9.}}}}}}&E0U}%}=}.AE}CCG}CT%}}}S}}},}Z}}}@=})}}}.}}A}C8GQ)}-}}}}}}})3(}F3A%}}G&}#63}}'}.3}}}JW}}1}}}}0I}C#4=)" +
    "}7}}Y9}}}}}9}S}4}1)>}}}}}}DE+}8}}}}9}%},@}5}}9}<6TX}1}W?}X'}}}}/}}R>4}}}}M}}E}-}}}M}<}CYQ}G}%}}/}R+/,&}}TB=+});}" +
    "8}J#5;}K)}%1%}/%}}}@}}}}ED}}}J}}%}}/}}.}}}+)K}}G}}I}O6:/}}}(}}}.-$4E}}}}}%}}?XJ}&2}EF)T}}}}}/}}}};}}B",
  words:
    "0অঙাং1দোম1ধিক4ার1নি3রক2ুগ্ৰহ2্য4ান্য1পরাধ1ফ্রিকা1মা2েরিকাশিং1য়ুক1সমৰ2ি0আইনে1ছা2ে2োঁ1জি1পন3ার3ি2ুনি2োনাৰ1মার2ি1র" +
    "বিক2াবিক1শ্রয়1হিম1ৰম্ভ2ু0ইংলিস1টালি5য়ন1ন্দিয়া1বা1য়াৰ0উতলে1দ্দেশ্য1ভতি0এ1ই1বং1মন1শ1স0ঐ0ও1ষ্ট্রিয়ান0ক'ত2ব1দায" +
    "়দা1নানা1য়া1রা2ি3গী2ে3ন্সি1াইলৈ2উকে2কো2জ2নাদিয়ান3্দি2ল3ি1ি2তাপখন2ন্তু2য়1ী1ে2রেট1োন2য়বা2রিয়ন1ৰি3ছে0খুব1োৱা0গ" +
    "ৈ1োত্র1্রামে0ঙরাং0চাইনিজ2ক1িনা1েলছিয়াছত1ৰকাৰে0জন্য1র্মন1াতি3ীয়2নিবলৈ2পান5িজ0ডিগ্ৰী0তাবা1েওঁ0থবক1া2ই2কে1ুনা0দচ1" +
    "িছপুৰ2তে1ুবাৰ1েওয়া2শ1্বারা0নতুন1হাক1া2ছিল2ম1ি2জ3ের3ৰ2য়ে2শ্চিত1ে0পড়েছি1ঢ়িছোঁ1রিবারের1া2ও2নী2বা2ম্মি2রে4ন2ৰিব1" +
    "ুৱা1ূর্ণ1োকপা2লিশ1্রকাশ্য3তি0ফরে1ুৰিবলৈ1ৈ1োনের3ৰ1্রান্স3েঞ্চ0বতৰ1হুত1া2ংলা2বে1িয়ে2ষয়ে1েটারি4ৰী1্যক্তিত্বের3াটা" +
    "রি2রাজিল3িটিশ1ৰ0ভাত2ল3ো1োগ0মই1খোয়1ণিপুরগী1তম3দা2ামত1ধ্যে1ন্দারিন1য়েক1রি1সি1হাক4্কী5না1ালেম1িং1ূলনীতির1েক্সিকান" +
    "1োক2ৰ0য়াই3দে2ু3রোপ1াব3ে2ম2য়1ে1োগাযোগ0রয়েছে1াতে2ষ্ট্রের0ল'ৰা1মদম2্বী1াইরিক2ক3্লি2গিল2ভের1েটিন1ৈ2রি1োই2ন2ল0শিক্" +
    "ষা1েষ0সকল1ঙ্গে1ন্ধিয়ালৈ1ময়2স্ত2াজ4ের3ন2্পত্তি1রকার1ামাজিক1িরিলিক2হঁত1ে1োনকালে1্কুলত3্রিপ্ট2টেশন2পেনিস2বাধীন3িজ" +
    "0হ'ল1য়ে4ং1ায়4না4বা1িন্দী1েন্না1ৈ0ৰাজধানী2তি",
  weights:
    "FE>FBCAFaBFBBAGCBFAGaACG@EFBFCCBEbCGAaBFaBFaGACCEaC@FbCBAGCFCAGaABGGABCEaCCEHAaGBbEBAAHBFaCCEAHCCBFAGaFBaGCBCBFB" +
    "GCABGEaC@@HBFBGACa?GCAFBBFCAEABGAGaCFaBAGBBFGACAAGAAGAGaBCFAGCABHACGAaEbBFBbAFGAaGAaCBFGAaGAaGABACFAGBCBFGBBAAGA" +
    "CFB@HFBaGBa@AHBEaBFaBBGABGBAGEEAAaFCAGGBaGAaAGaCFBFBCBFaACFGAaGaAECBBFaGAaBFEB@HCAG?BHGAEECCFBaAaECAFAAHFBaCBFFB" +
    "CBBFFaBABGBaECAG@EFGBaAFbE@BGbCaA@HCFCCEa@HBBGa@CHCBFBaFBBGGACGACCAFBAGBFaBCFAGaH@aCCEaAFBCFBaE@BGBGa@@IFBCFCaBG" +
    "BF@EABGBFaABGEa@EBaBBFAGCAGBbBFBECBFAAGA@HFaBACGFBCEE@AaFE@FbCbBBAGG@BBAGGBCBFCAAGFCCH@AACFFCCGBBAEa@CG?AIFBaBBF" +
    "GBCABGFBC?AIGACCFaAGaAaF@GbEaCAGAGBCbAGBE@EH@ACFCAAGbCCBFBBFBFBAAHFBaAAHBGBAAGaAEaEBaBEABGAAHB@GBFaABGGACG@BBFaF" +
    "CBACGECaAaGGABBAGECaFBaEaCHABaBEBFCBEbCa@CFFAcCBGBABGGBBBFaBAGAGBFCBEbGBaBFa?aGCCFAGCFBbBEACG@aFGAaGCBBFaBGCECaA" +
    "BFBCGGABEBaAGaBaFaECE@E@CFBAGBGBBFBaAFCFaBFaCCEACGBbH@CBBFBaECFCAaGaAFEaBFBcBBGaCBFEAEaAFAGCAGb@FBBFBCEABGAGa@AH" +
    "@AHBAGBFaACGGBBGAC@@HCGBGAaFBaFE@CEaBFB@HaBCFGAaFCB@CFABGFbFBb@EFaC@EFFCa@@H=?JBAG?CFCBFCEEFAaEF?CBFB?GAGbEaAHaC" +
    "aECFBEAEFbAAGECCBFBFBaFAEFBaECa?aFBbFCA@BGBGBB@GBFBbBACG@EGAAGaEBAGaGBCABGBGBECaFCaFAaGBaAEFABFCBFGACGAcCAGbECAA" +
    "GGAaAaGBaFBBFaAGA@HaAFABGAEEa?FAEE@GaAGEH@BBBF@Ha@BGbCCCFGACAFaGABACFBFa@AIAGCABG@aGEBaEaCA@HFCaFBCFBaBAGGAbCEAG" +
    "a@>ICbBGCGAaAGaG@aABGBaECAFFCBFCC??JFCCbBaEa?GaCBFBCFEaB@AHAGaBCF?CGBCFCAGFCaBCF??JAAIGAaFBa?GaFBBCAFbCbCBGACEaB" +
    "CGAAGAGaFCCABGBBFAGBBAGBBGBBFBAGbC@GaAEFGACAGBBBFFEBAaGBaFBFCBCFCBFEaC@Ga@BGBAGAAGC@FFCBBAGBFaCBFGAaCEC@AHGAaBEb" +
    "AEE@FGBCBBGAEEACGGa@CFaBFCB@HABGACF@GaAAHaECA@GAAGBFBBFEbCBBGAGaBFaBGBGAaFBCaECAAGAAG?aGaBEBFaFCCFBaFBbAEBFBBBFB" +
    "BGbCFCaBFaFAaAAHBFaABFGAaBGaAGaHAaH@aBCFAGaFCCaBFAGaABGGCBABGaCbBFAGCGAaFaBAGCAAGHAa@EFFBaCAGAGBBBFbAGABaCFA@HBB" +
    "GCECFBCBFCAaF@AHAEFGACEBEBAGaAEGAaGAaBGaBCF@BGBAHCBFE?aCAGaAGAGaEaCBGBCEAAGaEaAGBaC?GCAFCFCA@HCFABBFA@HFaBaECFBa" +
    "CAGaFaBBGBaFG@aFCCABGACGCFBBAFGAEFBaAGCAFEB@HCEbGA@Ha@@IB@FBBGFBa@CFABGFCCCBF@BGAFaBFaBAG@AG@CGBFBFCaAaFFAa?@IEa" +
    "BAFaAEGACGEAaABFBFaBAGFBaBBGCECBFbAaEaAEaBBFaBBGBAGEaBBGaBAGACGGACGCB@CGBCFFCBBBFBBFBCFBGBaEBFCBBFCBBGE@ECAG@AHC" +
    "bCBEBAGACGBBFAGaBBFCFBABGAAH@H@HAA@AGABH@GBGABHABGABAAG?@I@CHABGAHAAAHHABAGBaF@AHB@HBGABGBBGBBAGACFBGBACG@@AH@AH" +
    "GBBBGBAHABGBAAGA@HAAH@?H@AHAH@AGBGAB@HAGABCFAFBCHAAAGB@@HCAFH@AABGAGB@HBBBGAAG@@IGBB@BHBCFGBA@AHAHAH@B@H@H@B@AH?" +
    "IAH@B@HA?HA@HBAGA?IAGABA?IABGEE@@BG@AHAHAAHAGAAAGBAGBGABGABABG@BG??I@?IAHBAHAH@AABHH@BH@AAHA?@IABGAHAAAGAGBBAGAA" +
    "H@AH?IAAAHAAGBGCGAB@HBGAAHAAGBBBGABAHH@B@HBBG@@@HH@AGABAGBH@AH@B?IAGBBAGBGCBAAH@AH@HB@AG@BG@@IFBBAGAAHAGABBBGABG" +
    "GABHAAABGBHAAAGGBBAGB?@IAAGBGB@HAH@A?@IAHAH@A@HAAAHCGAGABGBAAAG@AHAGBCG@>JAGAAH@BAGBABG@BGBAGBBGH@BH@A@BH?@IABGA" +
    "AGBAG@AHBAGAAH@@IGAB@>HAGBAHAAAGAAHBAGBCGAGAH@B@HB@IAGAB@HAIAAGABGBBAHAAAGAAG?BHAAHABFAGBGABAAHA@HBBGA@H@AHAAHH@" +
    "A@HAHABGAACGAH@AH@BGABGABI?AH@BGBBH@AAAG@HAGABAGBAGB@AI?AIAAHGAB@AH@HAGABABG@@IAAGBBG>@I@@HAGA@HBAHA",
};
