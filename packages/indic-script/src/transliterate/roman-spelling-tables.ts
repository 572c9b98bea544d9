/*
 * How people spell the sounds of India in Roman letters, as tables: after each letter of Devanagari, or vowel of ISO
 * 15919, its spellings with their cost, the negative natural logarithm of how likely it is; without one it is 0.1. The
 * costs are estimates written by hand. `_` is a sound left out.
 */

export const CONSONANTS = `
क k q:3 c:2.5 ck:2
क\u093c q:.5 k:.8
ख kh
ख\u093c kh:.4
ग g
ग\u093c gh:.7 g:.9
घ gh
च ch c:3
छ chh:.5 ch:.8
च्छ cch:.3 chh:1 chchh:.3 chch:1 ch:2.5 cchh:.5
च्च cch:.3 chch:.5 ch:2.5
ज j z:1.5
ज\u093c z:.3 j:1.3
झ jh
ञ n:1 ny:.5 ñ
ट t
ट्ठ tth:.5 th:2
ठ th
ड d
ड\u093c d:.8 r:1.5
ढ dh
ढ\u093c dh:.4 rh:.8 d:2
ण n
त t
थ th
त्थ tth:.3 th:2
द d dh:3
ध dh
द्ध ddh:.3 dh:2
न n
प p
फ ph:.6 f:.7
फ\u093c f:.3 ph:1.5
ब b
भ bh
म m
य y
र r
ऱ r:2
ल l
ळ l:.5
व v:.4 w:.6
श sh s:1.6
ष sh:.3 s:2
स s sh:3.5
ह h
क्ष ksh x:1 ksha:3
ज्ञ gy:.4 jn:.7 gn:.8 jny:1.5
क्स x:.7
`;

export const VOWELS = `
a a e:5.5 o:6 u:6.5
ā a:.5 aa:.8 ah:4
i i ee:3.5 e:3.5
ī i:.8 ee:.6 ii:1 ea:3
u u oo:3.5
ū u:.8 oo:.6 uu:1
r̥ ri:.3 ru:1.5 r:2.5 rr:4
ē e ai:3 ay:2.5 ae:3 ey:3 ei:3 ee:4.5
ai ai:.2 e:2 ei:2.5 ay:2.5 y:3 ey:3.5
ō o oo:4 ow:4
au au:.3 o:2 ou:1.8 ow:2.5 aw:3
ô o:.4 a:2 au:2
ê e:1 a:1
`;

export const FINAL_VOWELS = `
a a:2.2
ā a aa:2 ah:2.5
ī i:.2 ee:1.5 y:2.5 ii:2
i i:1.5 y:3
ū u:.3 oo:1.5
u u:1
ē e ay:2 ey:2.5 ai:3
`;

export const SOUTHERN_CONSONANTS = `
त th:.4 t:.9
थ th:1
द d:.4 dh:.6
ध dh:.6 d:2
ऱ r:.6
ट t d:3
ळ l:.3
ऴ zh:.2 l:1.5 z:1.5
`;

/** Both lengths of e and o have letters of their own. */
export const SOUTHERN_VOWELS = `
e e:.2
ē e:.6 ee:1.5 ae:1.5 ea:2.5
o o:.2
ō o:.6 oo:1.5 oa:2
ī i:1 ee:.5 ii:1
ai ai:.2 ei:1.5 ay:2 e:3 y:2.5
r̥ ru:.5 ri:.5 r:2.5
`;

export const SOUTHERN_FINALS = `
a a:.2
ā a:.9 aa:.4
i i y:3
ī i:1.5 ee:.5
u u
ū u:1.5 oo:.5
e e:.2
ē e:.6 ae:1.5 ay:2
ai ai:.2 ay:1 ei:1.5 e:3
`;

interface SpellingTables {
  readonly consonants?: string;
  readonly vowels?: string;
  readonly finals?: string;
}

export const BY_LANGUAGE: Readonly<Record<string, SpellingTables>> = {
  mr: {
    consonants: "ज्ञ dny:.2 gy:1.5 gn:1.5\nच ch ts:2.5\nज j z:1.2 dz:2.5\nझ jh z:1 zh:1",
    vowels: "r̥ ru:.4 ri:.6 r:2.5",
  },
  gu: { vowels: "r̥ ru:.5 ri:.4 r:2.5" },
  pa: { consonants: "ड\u093c r:.3 d:1.5\nढ\u093c rh:.4 dh:1" },
  bn: {
    consonants: `
ब b v:1.5 w:2
य j:.4 y:.8
य\u093c y:.4 _:1.2
ड\u093c r:.3 d:1.5
ढ\u093c rh:.4
फ f:.4 ph:.6
स s sh:1.2
श sh:.2 s:.8
ष sh:.3 s:1
क्ष kkh:.4 ksh:.4 kh:1 x:1.5
ज्ञ gg:.6 gy:.6 g:1.5 jn:1
भ bh v:.9`,
    vowels: "a o:.3 a:.8\nai oi:.3 ai:.8\nau ou:.4 au:.6 ow:2\nō o\nē e",
    finals: "a o:1 a:3\nō o:.2\ni i:.2\nī i:.5 ee:1.5",
  },
  or: {
    consonants:
      "य j:.4 y:.8\nय\u093c y:.3\nड\u093c r:.3 d:1\nढ\u093c rh:.4 dh:1\nव w:.4 v:.5 b:2\nब b v:2\nश sh s:.8\nष sh:.3 s:.8\nज्ञ gy:.4 jn:.7",
    vowels: "a a o:1.2\nr̥ ru:.3 ri:.8",
    finals: "a a:.3 o:1.5\ni i\nī i:.5 ee:1.5\nu u",
  },
  ta: {
    consonants: `
क k g:.3 gh:1.5 kh:2 h:1.5 c:3
च s:.4 ch:.5 c:2.5 sh:2 j:2
च्च ch:.7 cch:.3 chch:.4 cc:1.5
ज j:.2 z:1.5
ट t d:.3 dh:2 th:3
त th:.3 dh:.5 t:1.2 d:1
प p b:.3 bh:1.5 f:2 ph:2
ऱ r:.7
ऱ्ऱ tr:.4 ttr:.4 rr:1.5 tt:2
नऱ ndr:.3 nr:1
ऩ्ऱ ndr:.3 nr:1
ऩ n
न n:.3
ङ n
ष sh s:1
ख kh:9
ग g:9
घ gh:9
छ chh:9
झ jh:9
ठ th:9
ड d:9
ढ dh:9
थ th:9
द d:9
ध dh:9
फ ph:9
ब b:9
भ bh:9
श sh:3
क\u093c q:9
ख\u093c kh:9
ग\u093c gh:9
ज\u093c z:9
ड\u093c r:9
ढ\u093c rh:9
फ\u093c f:9
च्छ cch:9
त्थ tth:9
ट्ठ tth:9
द्ध ddh:9
ज्ञ gn:3`,
  },
  ml: { consonants: "ऱ्ऱ tt:.5 t:2\nन्ऱ nt:.4 nte:9 nd:2\nट t:.2 d:.8\nन्द nd:.4 ndh:.7 nn:1\nळ l:.4" },
};
