const TRANSLATIONS =
  /^(?:translat|transliterat|convert$|अनुवाद|भाषांतर|भाषान्तर|लिप्यंतर|অনুবাদ|மொழிபெயர்|అనువ|ಅನುವಾದ|വിവർത്തന|പരിഭാഷ|અનુવાદ|ભાષાંતર|ਅਨੁਵਾਦ|ଅନୁବାଦ|ترجم|anuva|bhashant)/;

/** Whether a word, in lower case, is one of translating, in English or a language of India. */
export const isTranslation = (key: string): boolean => TRANSLATIONS.test(key);
