/** Words that only one language of a shared script has: small verbs and particles. */
const MARKS: Readonly<Record<string, ReadonlySet<string>>> = {
  mr: new Set("आहे आहेत होते होता होती नाही आणि मध्ये झाला झाली झाले केला केली केले म्हणून म्हणजे त्या त्याचे येथे".split(" ")),
  ne: new Set("छ छन् हो हुन् थियो थिए भएको गर्छ पनि र".split(" ")),
  as: new Set("হয় আছে আৰু এটা কৰা হৈছে".split(" ")),
};

/** Marks that Hindi has as well: they do not decide alone. */
const SHARED = new Set("होता होती होते हो र".split(" "));

let languages: ReadonlyMap<string, string> | undefined;

/** The language whose own small word a folded word is; "" for all others. */
export function markedLanguage(fold: string): string {
  languages ??= new Map(
    Object.entries(MARKS).flatMap(([language, marks]) =>
      [...marks].filter((mark) => !SHARED.has(mark)).map((mark) => [mark, language] as const),
    ),
  );
  return languages.get(fold) ?? "";
}
