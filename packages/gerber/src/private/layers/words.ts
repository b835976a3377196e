import type { Layer, LayerFunction, LayerSide } from '../../reading.ts';

/** Lower case, without accents, separated by spaces: `TopSilkscreen_2` is `top silkscreen 2`. */
export const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .replace(/([a-z])(\d)/g, '$1 $2')
    .replace(/(\d)([a-z])/g, '$1 $2')
    .replace(/[^a-z\d]+/g, ' ')
    .trim();

/** Most specific first: a paste mask is not a solder mask, and a drill map is not a drill file. */
const functions: readonly (readonly [LayerFunction, RegExp])[] = [
  ['drawing', /\b(?:drl|drill|drills?) ?(?:map|drawing|draw|guide|legend|table|chart|symbols?|ident)\b/],
  ['paste', /paste|\bpasta\b|\bpate\b|cream|stencil|\bmetal ?mask\b|\bsmd ?mask|^smd ?\d+\b|\bpad ?maske?\b/],
  [
    'soldermask',
    /\bmask|mask\b|maske|\bmascara|\bmaschera|resist|\bstop\b|solder ?stop|\bsolder ?mask|l(?:oe|o)t ?stopp|\bepargne\b|\bvernis\b|^sm ?\d+\b|\bsolder (?:top|bot)|\b(?:top|bottom|bot) solder$/,
  ],
  [
    'legend',
    /silk|legend|overlay|nomenclature|serigra[fp]|placement ?print|\bident\b|\bsymbol\b|\bscreen\b|\bmarking\b|best(?:ue|u)ck|^ss[tb] ?\d+\b/,
  ],
  [
    'drawing',
    /assembly|\bassy\b|\bfab\b|fabrication|courtyard|mechanical|\bmech\b|\bdimensions?\b|drawing|\bdocument|\bnotes?\b|^as[tb] ?\d+\b|\bkeep ?out\b/,
  ],
  [
    'profile',
    /outline|\bprofile\b|\bcontorno\b|\bborde\b|\bedges?\b|contour|\bborder\b|\bedge ?cuts?\b|\bkontur|\bbord\b|\bboard ?(?:shape|edge)\b|umriss|\bmilling\b|\brouting?\b/,
  ],
  ['drill', /bohr|\btaladr|\bpercage|\bforatura\b|\bfuros?\b|\bdrills?\b|\bdrl\b|\bholes?\b|\bnpth\b|\bpth\b/],
];

const copper =
  /copper|kupfer|\bcobre\b|\bcuivre\b|\brame\b|leiterbahn|\bcu\b|\betch\b|conductive|conductor|\bsignal\b|\bplane\b|\binn?er\b|\binternal\b|\bin ?\d+\b/;
const likelyCopper =
  /\bgnd|\bvcc|\bpwr|\bpower\b|\bground\b|\bl(?:ayer|yr)? ?\d+\b|\bart ?\d+\b|\bcapa\b|\btop\b|\bbot(?:tom)?\b|\b(?:component|comp|solder|front|back) ?side\b|^top|^bottom|\b(?:front|back)$/;

/** A letter is a side only next to a function, as in `B_Cu`, or at the end, as in `Resist-B`. */
const bottom =
  /unten|unterseite|ruckseite|lotseite|\bdessous\b|\bsoudure\b|\bsaldature\b|\binferior[ei]?\b|(?<!ro)bot\b|bottom|\bback|\bb (?:cu|mask|silk|paste)|\bb$|\bsolder ?side\b|\bsecondary\b/;
const top =
  /oben|oberseite|vorderseite|bestuckungsseite|\bdessus\b|\bcomposants\b|\bcomponenti\b|\bsuperior[ei]?\b|(?<!s)top|\bfront|\bf (?:cu|mask|silk|paste)|\b[fa]$|\bcomp(?:onent)? ?(?:side|mask)\b|\bprimary\b/;
const inner =
  /\binn?er\b|\bintern[ao]\b|\binterior\b|\binternal\b|\bin ?\d+\b|\bplane\b|\bgnd|\bvcc|\bpwr|\bpower\b|\bground\b|\bl(?:ayer|yr)? ?\d+\b/;

const sideOf = (words: string): LayerSide | undefined => {
  if (bottom.test(words)) return 'bottom';
  return top.test(words) ? 'top' : undefined;
};

const platingWords = (words: string): Pick<Layer, 'plating'> => {
  if (/\bn ?p ?th\b|\bnplt\b|\bnon ?p(?:l|th)|\bunplated\b|\bnot ?plated\b|nonplated/.test(words))
    return { plating: 'non-plated' };
  return /\bpth\b|\bplt\b|\bplated\b|\bvias?\b/.test(words) ? { plating: 'plated' } : {};
};

export const platingOfWords = (text: string) => platingWords(wordsOf(text));

export function layerOfWords(words: string): Layer | undefined {
  const found = functions.find(([, pattern]) => pattern.test(words))?.[0];
  const side = sideOf(words);
  if (found === 'drill') return { function: 'drill', ...platingWords(words) };
  if (found === 'soldermask' || found === 'legend' || found === 'paste') {
    return { function: found, ...(side && { side }) };
  }
  if (found && !copper.test(words)) return { function: found };
  if (!copper.test(words) && !likelyCopper.test(words)) return undefined;
  const isInner = inner.test(words) && !/\bbot\b|bottom|(?<!s)top/.test(words);
  const number = /\b(?:l(?:ayer|yr)?|capa|conductive) ?(\d+)\b/.exec(words)?.[1];
  return {
    function: 'copper',
    ...(isInner ? { side: 'inner' as const } : side && { side }),
    ...(number !== undefined && { number: Number(number) }),
  };
}
