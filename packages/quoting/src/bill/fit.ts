import { fold } from '@pcb/text/fold';

/** What a cell says about fitting. 'unclear' is text that mentions it, and may mean something else. */
export type Fit = 'fitted' | 'notFitted' | 'unclear' | 'unsaid';

// cspell:disable
const stem =
  '(?:fit|popul|plac|install|instal|mount|mont|stuff|assembl|load|solder|best(?:u|ue)ck|bestuk|cabl|equip|implant|plaats|geplaatst|obsadz|lut|wlut|plant|einbau|eingebau|pos(?:e|er|ee|es)\\b|pobl|popol|coloca|gemonteerd|ensambl|saldat|saldar|soldad|soldar|peupl|verbau|aufgebaut|insert(?:ed)?\\b|best\\b)';
const mark = '(?:dnp|dnf|dni|dnm|dns|dnl|d\\.n\\.p|d\\.n\\.f|d\\.n\\.i)';
/** Neither side is part of a name such as XK-DNP-05. */
const isolatedMark = new RegExp(
  `(?<![\\p{Letter}\\p{Number}])(?<![\\p{Letter}\\p{Number}][-_/.])${mark}(?![\\p{Letter}\\p{Number}])|(?<=[\\p{Letter}\\p{Number}][-_/])${mark}(?![\\p{Letter}\\p{Number}])(?![-_/.][\\p{Letter}\\p{Number}])`,
  'u',
);
const spacedMark = new RegExp(`(?:^|[\\s(\\[,;])${mark}(?:$|[\\s)\\],;.!])`);
const phrase = new RegExp(
  `(?<![\\p{Letter}\\p{Number}])(?:(?:do not|don'?t|don’t|not to be|not|never|non|ne pas|nicht|nao|niet|nie|nu se|nu|ej|ikke)[\\s_-]{1,3}(?:be )?${stem}[a-z]*|un(?:populated|fitted|mounted|stuffed|placed|assembled|installed|besturckt|bestuckt)|nemontat|neplantat|neechipat|depopulated?|(?:monteras|montert?|bestuckes?) (?:ej|ikke|nicht))(?![\\p{Letter}\\p{Number}])`,
  'u',
);
const wholeCell =
  /^[([<*!]*(?:n\.?c\.?|n\.?m\.?|n\.?p\.?|n\.?f\.?|n\.?i\.?|n\.?b\.?|n\/[cfmbpi]|no[\s_-]?(?:pop(?:ulate)?|fit|stuff|load|mount|place|install|assembly|solder|montar|poblar|colocar|instalar|montado|montada|poblado|poblada|colocado|soldar|poner|soldado|instalado|equipar)|omit(?:ted)?|exclude(?:d)?(?: from (?:bom|board|assembly))?|leave (?:open|empty|off|unpopulated)|left (?:open|empty)|empty|unused|not used|open|entfallt|entfaellt)[)\]>*!.]*$/;
/** '10k NC', '10k/NM': a value, and the mark. '100 NF' is a capacitance. */
const valueWithMark = /^\d[\d.,]{0,6}\s?[a-zωµμ%]{1,5}\s?[\s,/_-]\s?[([]?(?:nc|nm|np)[)\]]?$/;
/** What may follow the phrase in a sentence that means the part. Other words make it an instruction, such as 'do not place near heat'. */
const follows =
  /^\s*(?:$|[^\s\p{Letter}\p{Number}]|(?:for|in|unless|by default|yet|initially|at|this|these|those|components?|parts?|below|the following|default|bei|pour|para|per|on (?:this|board|pcb|assembly)|v\d|rev)(?![\p{Letter}\p{Number}]))/u;

const affirmative = /^(?:y|yes|true|1|x|v|ja|j|oui|o|si|s|sim|tak|t|da|d|ok|✓|✔|☑|\*)$/;
/** 'No' for a fitted part; a mark like x in a column for the others. */
const cross = /^[✗✘❌]$/u;
const negative = /^(?:0|-|–|—|n|no|none|false|nein|non|nao|nee|nie|nu|ne|nej|☐)$/;
const fittedWord =
  /^(?:to be )?(?:fit|fitted|populated?|pop|mounted|mount|placed?|assembled?|stuff(?:ed)?|install(?:ed)?|load(?:ed)?|include(?:d)?|bestuckt|bestuecken|bestucken|bestueckt|montiert|monte(?:e|s|es)?|montad[oa]s?|montat[oaie]?|colocad[oa]|instalad[oa]|poblad[oa]|gemonteerd|geplaatst|montowac|montowane|zamontowane|assemblato|cable|equipe|implante)$/;
// cspell:enable

/** Whole cells that are the mark of a part in a value, and may be a code of a maker in a name. */
const shortCode = /^n[fipb]$/;

const optional = /^(?:opt|option|optional|optionell|opcional|optionnel|opzionale)\.?$/;

/** A quick look, as few cells have any of the words. */
const hint = /(?:^|[^a-z])(?:dn|d\.n|do|not|ne|non|ni|na|nu|ej|ikke|un|depop|mont|bestuc)/;

const nameHint = /(?:^|[^a-z\d])(?:d[n.o]|n|un|om|ex|le|em|op|en|ej|ik|mo|be)/i;

/** Longer cells are data sheets' texts; the mark of a part is short. */
const maxLength = 300;

const maxMarkLength = 40;

/** What a free text says, such as a note or a description. */
export function fitOfText(text: string): Fit {
  if (text === '' || text.length > maxLength) return 'unsaid';
  const plain = fold(text).trim();
  if (!hint.test(plain)) return 'unsaid';
  if (isolatedMark.test(plain)) return 'notFitted';
  const found = phrase.exec(plain);
  if (found) return follows.test(plain.slice(found.index + found[0].length)) ? 'notFitted' : 'unclear';
  return 'unsaid';
}

/** What a value, a note or a description says, where NC, NM and 'no pop' count if they are the whole text. */
export function fitOfValue(text: string): Fit {
  const fit = fitOfText(text);
  if (fit !== 'unsaid' || text.length > maxMarkLength) return fit;
  const plain = fold(text).trim();
  if (wholeCell.test(plain) || valueWithMark.test(plain)) return 'notFitted';
  return optional.test(plain) ? 'unclear' : 'unsaid';
}

/** Whether a heading says that the parts below may or may not be fitted. */
export const isOptionalHeading = (text: string): boolean =>
  text.length <= maxMarkLength && /^option/.test(fold(text).trim());

/** What a part number or a package says: a name may contain the letters of a mark. */
export function fitOfName(text: string): Fit {
  if (text.length > maxMarkLength || !nameHint.test(text)) return 'unsaid';
  const plain = fold(text).trim();
  if (shortCode.test(plain)) return 'unclear';
  const isMark = spacedMark.test(plain) || (wholeCell.test(plain) && plain !== 'open');
  if (isMark || (phrase.test(plain) && plain.includes(' '))) return 'notFitted';
  return optional.test(plain) ? 'unclear' : 'unsaid';
}

/** What a cell says in a column for parts that are not fitted, or for those that are. */
export function fitOfColumn(text: string, column: 'notFitted' | 'fitted'): Fit {
  const plain = fold(text).trim();
  if (plain === '' || plain === '?') return 'unsaid';
  if (fittedWord.test(plain)) return 'fitted';
  if (cross.test(plain)) return column === 'fitted' ? 'notFitted' : 'unclear';
  if (negative.test(plain)) return column === 'fitted' ? 'notFitted' : 'fitted';
  if (affirmative.test(plain)) return column === 'fitted' ? 'fitted' : 'notFitted';
  const said = fitOfValue(text);
  return said === 'unsaid' ? 'unclear' : said;
}
