import { fold } from '@pcb/text/fold';

const folded = (source: string, flags = 'u') => new RegExp(fold(source), flags);

// cspell:disable
/** 'Populate' is misspelt more often than not. */
const stem =
  '(?:fit|p[opula]{3,}t|pop\\b|plac|instal|mou?nt|stuff|assembl|load|s[oa]ld[aer]|soud|best(?:ue?ck|uk)|cabl|equip|implant|(?:ge)?plaats|ob?sad|osaz|w?lut|zaluto|plant|ein(?:ge)?bau|pos(?:e|er|ee|es)\\b|pobl|popol|coloca|pon(?:er|ga)|gemonteerd|ensambl|peupl|verbau|aufgebaut|insert(?:ed|ar)?\\b|best\\b|asenn|kalust|beultet|ultet|устан|монт|запа|пая)';
const mark = '(?:dn[pfimsla]|d\\.n\\.[pfim]|dn[pfim]l)';
const negation =
  "(?:do[\\s_-]?not|don'?t|don’t|not to be|not|never|non|ne pas|pas|nicht|nao|niet|nie|nu se|nu|ej|ikke|ei|nem|ne|не)";
const notLetter = '(?<![\\p{Letter}\\p{Number}])';

/** Does not match within a name such as XK-DNP-05. */
export const isolatedMark = new RegExp(
  `${notLetter}(?<![\\p{Letter}\\p{Number}][-_/.])${mark}(?![\\p{Letter}\\p{Number}])|(?<=[\\p{Letter}\\p{Number}][-_/])${mark}(?![\\p{Letter}\\p{Number}])(?![-_/.][\\p{Letter}\\p{Number}])`,
  'u',
);
export const spacedMark = new RegExp(`(?:^|[\\s(\\[,;])${mark}(?:$|[\\s)\\],;.!])`);
export const phrase = new RegExp(
  `${notLetter}(?:${negation}[\\s_-]{1,3}(?:be |to be )?${stem}\\p{Letter}*|donot${stem}\\p{Letter}*|not(?:fitted|populated|mounted|placed|installed|stuffed|assembled)|un-?(?:populated|fitted|mounted|stuffed|placed|assembled|installed|loaded|bestu(?:e)?ckt)|nemontat|neplantat|neechipat|neosa[dz]\\p{Letter}*|nemont\\p{Letter}+|depopulated?|(?:monteras|montert?|bestuckes?) (?:ej|ikke|nicht)|no (?:mont|pobl|coloc|instal[ae]|soldar|equip|ensambl|popul)\\p{Letter}*)(?![\\p{Letter}\\p{Number}])`,
  'u',
);
/** 'Do not' with an unknown verb, which may be misspelt. */
export const unknownPhrase = new RegExp(`${notLetter}(?:do[\\s_-]?not|don['’]?t)[\\s_-]{1,3}(\\p{Letter}.*)`, 'u');
export const otherVerb =
  /^(?:use (?!th(?:is|ese)|on|in|for|here|yet)\p{Letter}|substitut|subst|replac|swap|chang|alter|modif|exceed|wash|clean|bend|touch|heat|over|tighten|cut|trim|remov|scal|reflow|mix|confus|connect|rotat|flip|mirror|cover|apply|bak|stack|drop|drill|plug|deviat|cross|panel|rout|forget|requir|need|contain|have|allow|block|exten|shor|groun|overhea|coat|glu)/u;

/** Words that may follow 'do not fit'. With other words it is an instruction, such as 'do not place near heat'. */
export const follows =
  /^\s*(?:$|[^\s\p{Letter}\p{Number}]|(?:for|in|unless|by default|yet|initially|at|this|these|those|components?|parts?|below|the following|default|bei|pour|para|per|on (?:this|board|pcb|assembly)|v\d|rev|[a-z]{1,3}\d+)(?![\p{Letter}\p{Number}]))/u;

export const wholeCell = folded(
  '^(?:n\\.?[cmpfibsl]\\.?|n/[cfmbpils]|no[\\s_-]?(?:pop(?:ulate)?|fit|stuff|load|mount|place|install|assembly|solder|(?:mont|pobl|coloc|instal|sold)a(?:r|d[oa])|poner|equipar)|omit(?:ted|ir)?|omis|omettere|excluded?(?: from (?:bom|board|assembly))?|leave (?:open|empty|off|unpopulated|out)|left (?:open|empty)|empty|unused|not used|open|entfallt|entfaellt|weglassen|weggelassen|leer|keine bestuckung|vide|vacio|vuoto|leeg|weglaten|vazio|pominac|puste|brak)$',
);
/** A value with a mark: '10k NC', '10k/NM', 'NA(10k)'. '100 NF' is a capacitance. */
export const valueWithMark =
  /^\d[\d.,]{0,6}\s?[a-zωµμ%]{1,5}\s?[\s,/_-]\s?[([]?(?:nc|nm|np|na|ns|nl)[)\]]?$|^\d[\d.,]{0,6}\s?[a-zωµμ%]{0,5}\s?[([](?:nc|nm|np|na|nf|ni|ns|nl|n\/a)[)\]]$/;
export const markWithValue =
  /^[([]?(?:na[)\]]?\s?[(/[]\s?\S|na[)\]]?[\s_-]{1,3}\d|(?:n\/a|n\.a\.)\s?[(/[\s]\s?\d|(?:nc|nm|np|ns|nl)[)\]]?\s?[(/[\s_,-]\s?[\d.]|(?:nf|ni)[)\]]?\s?[(/[]\s?\d)/;

const yes =
  'y|yes|true|1|x|xx|v|ja|j|oui|o|si|s|sim|tak|t|da|d|ok|ano|igen|evet|kylla|jah|wahr|vrai|verdadero|vero|waar|verdadeiro|prawda|sant|\\*|\\+|•|●|■|○|◯|〇|◎|✓|✔|☑|☒|✅';
const no =
  '0|-|–|—|n|no|none|false|nein|non|nao|nee|nie|nu|ne|nej|nem|ei|hayir|falsch|faux|falso|onwaar|falsz|falskt|fals|☐|□';
export const affirmative = folded(`^(?:${yes})$`);
export const cross = /^[✗✘❌×☓╳✕]$/u;
export const negative = folded(`^(?:${no})$`);
export const fittedWord = new RegExp(`^(?:to be |to |zu |do |da |a )?(?:${stem}|zamont|includ)\\p{Letter}*$`, 'u');
export const nameWithMark = /^na\s?[(/[]\s?\S/;

/** Marks in a value. In a name they may be a manufacturer's code. */
export const shortCode = /^n[fipbsl]$/;

export const optional =
  /^(?:opt|option|optional|optionell|opcional|optionnel|opzionale|optioneel|opcja|opcjonalnie)\.?$/;

/** A quick filter, because few cells contain any of the words. */
export const hint = /(?:^|[^a-z])(?:d[n.o]|n[eaiou]|un|e[ij]|pas|ikke|depop|mont|bestuc)|[^\0-\x7f]/;

export const nameHint =
  /(?:^|[^a-z\d])(?:d[n.o]|n|un|om|ex|le|em|op|en|ej|ik|mo|be|we|va|vi|vu|p[oua]|br|ke)|[^\0-\x7f]/i;
// cspell:enable
