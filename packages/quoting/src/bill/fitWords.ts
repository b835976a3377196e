import { fold } from '@pcb/text/fold';

/** The expressions below are for text that `fold` has folded: in lower case, without accents. */
const folded = (source: string, flags = 'u') => new RegExp(fold(source), flags);

// cspell:disable
/** Verbs for mounting a part. 'Populate' is misspelt more often than written. */
const stem =
  '(?:fit|p[opula]{3,}t|pop\\b|plac|install|instal|mount|mont|stuff|assembl|load|solder|soud|best(?:u|ue)ck|bestuk|cabl|equip|implant|plaats|geplaatst|obsadz|osad|osaz|lut|wlut|zaluto|plant|einbau|eingebau|pos(?:e|er|ee|es)\\b|pobl|popol|coloca|pon(?:er|ga)|gemonteerd|ensambl|saldat|saldar|soldad|soldar|peupl|verbau|aufgebaut|insert(?:ed|ar)?\\b|best\\b|asenn|kalust|beultet|ultet|устан|монт|запа|пая)';
const mark = '(?:dnp|dnf|dni|dnm|dns|dnl|dna|d\\.n\\.p|d\\.n\\.f|d\\.n\\.i|d\\.n\\.m|dn[pfim]l)';
const negation =
  "(?:do[\\s_-]?not|don'?t|don’t|not to be|not|never|non|ne pas|pas|nicht|nao|niet|nie|nu se|nu|ej|ikke|ei|nem|ne|не)";
const notLetter = '(?<![\\p{Letter}\\p{Number}])';

/** Neither side is part of a name such as XK-DNP-05. */
export const isolatedMark = new RegExp(
  `${notLetter}(?<![\\p{Letter}\\p{Number}][-_/.])${mark}(?![\\p{Letter}\\p{Number}])|(?<=[\\p{Letter}\\p{Number}][-_/])${mark}(?![\\p{Letter}\\p{Number}])(?![-_/.][\\p{Letter}\\p{Number}])`,
  'u',
);
export const spacedMark = new RegExp(`(?:^|[\\s(\\[,;])${mark}(?:$|[\\s)\\],;.!])`);
export const phrase = new RegExp(
  `${notLetter}(?:${negation}[\\s_-]{1,3}(?:be |to be )?${stem}\\p{Letter}*|donot${stem}\\p{Letter}*|not(?:fitted|populated|mounted|placed|installed|stuffed|assembled)|un-?(?:populated|fitted|mounted|stuffed|placed|assembled|installed|loaded|bestu(?:e)?ckt)|nemontat|neplantat|neechipat|neosa[dz]\\p{Letter}*|nemont\\p{Letter}+|depopulated?|(?:monteras|montert?|bestuckes?) (?:ej|ikke|nicht)|no (?:mont|pobl|coloc|instal[ae]|soldar|equip|ensambl|popul)\\p{Letter}*)(?![\\p{Letter}\\p{Number}])`,
  'u',
);
/** Languages without spaces between words. */
export const eastAsianPhrase = folded(
  '[不未非無无](?:需|用|要)?(?:贴|貼|焊|銲|装|裝|実装|實裝|实装|搭載|搭载|安装|安裝|上件|打件|插件|组装|組裝|取付|实贴)|[空免][贴貼]|空[焊銲]|(?:実装|搭載|取付け?)(?:しない|せず|不要|なし|無し|無)|미(?:실장|장착|삽입|조립)|실장\\s?(?:안|하지)',
);
/** 'Do not' with a verb that the reader does not know, which may be a misspelt one. */
export const unknownPhrase = new RegExp(`${notLetter}(?:do[\\s_-]?not|don['’]?t)[\\s_-]{1,3}(\\p{Letter}.*)`, 'u');
/** What else a bill says not to do. */
export const otherVerb =
  /^(?:use (?!th(?:is|ese)|on|in|for|here|yet)\p{Letter}|substitut|subst|replac|swap|chang|alter|modif|exceed|wash|clean|bend|touch|heat|over|tighten|cut|trim|remov|scal|reflow|mix|confus|connect|rotat|flip|mirror|cover|apply|bak|stack|drop|drill|plug|deviat|cross|panel|rout|forget|requir|need|contain|have|allow|block|exten|shor|groun|overhea|coat|glu)/u;

/** What may follow the phrase in a sentence that means the part. Other words make it an instruction, such as 'do not place near heat'. */
export const follows =
  /^\s*(?:$|[^\s\p{Letter}\p{Number}]|(?:for|in|unless|by default|yet|initially|at|this|these|those|components?|parts?|below|the following|default|bei|pour|para|per|on (?:this|board|pcb|assembly)|v\d|rev|[a-z]{1,3}\d+)(?![\p{Letter}\p{Number}]))/u;

export const wholeCell = folded(
  '^(?:n\\.?c\\.?|n\\.?m\\.?|n\\.?p\\.?|n\\.?f\\.?|n\\.?i\\.?|n\\.?b\\.?|n\\.?s\\.?|n\\.?l\\.?|n/[cfmbpils]|no[\\s_-]?(?:pop(?:ulate)?|fit|stuff|load|mount|place|install|assembly|solder|montar|poblar|colocar|instalar|montado|montada|poblado|poblada|colocado|soldar|poner|soldado|instalado|equipar)|omit(?:ted)?|omis|omitir|omettere|exclude(?:d)?(?: from (?:bom|board|assembly))?|leave (?:open|empty|off|unpopulated|out)|left (?:open|empty)|empty|unused|not used|open|entfallt|entfaellt|weglassen|weggelassen|leer|keine bestuckung|vide|vacio|vuoto|leeg|weglaten|vazio|pominac|puste|brak|不使用|未使用|不上|不打|不要|無し|なし|未定|預留|预留|삭제|없음)$',
);
/** 'NC', as the mark of a part with a value beside it: '10k NC', '10k/NM', 'NA(10k)'. '100 NF' is a capacitance. */
export const valueWithMark =
  /^\d[\d.,]{0,6}\s?[a-zωµμ%]{1,5}\s?[\s,/_-]\s?[([]?(?:nc|nm|np|na|ns|nl)[)\]]?$|^\d[\d.,]{0,6}\s?[a-zωµμ%]{0,5}\s?[([](?:nc|nm|np|na|nf|ni|ns|nl|n\/a)[)\]]$/;
export const markWithValue =
  /^[([]?(?:na[)\]]?\s?[(/[]\s?\S|na[)\]]?[\s_-]{1,3}\d|(?:n\/a|n\.a\.)\s?[(/[\s]\s?\d|(?:nc|nm|np|ns|nl)[)\]]?\s?[(/[\s_,-]\s?[\d.]|(?:nf|ni)[)\]]?\s?[(/[]\s?\d)/;

const yes =
  'y|yes|true|1|x|xx|v|ja|j|oui|o|si|s|sim|tak|t|da|d|ok|ano|igen|evet|kylla|jah|да|wahr|vrai|verdadero|vero|waar|verdadeiro|prawda|sant|\\*|\\+|•|●|■|○|◯|〇|◎|✓|✔|☑|☒|✅|是|有|要|はい|有り|あり|する|필요|예|네';
const no =
  '0|-|–|—|n|no|none|false|nein|non|nao|nee|nie|nu|ne|nej|nem|ei|hayir|нет|falsch|faux|falso|onwaar|falsz|falskt|fals|☐|□|否|无|無|不|いいえ|無し|なし|しない|不要|아니오|아니요|불필요';
export const affirmative = folded(`^(?:${yes})$`);
/** 'No' for a fitted part; a mark like x in a column for the others. */
export const cross = /^[✗✘❌×☓╳✕]$/u;
export const negative = folded(`^(?:${no})$`);
export const fittedWord = folded(
  '^(?:to be |to |zu |do |da |a |à )?(?:fit|fitted|populated?|pop|mounted|mount|placed?|assembled?|stuff(?:ed)?|install(?:ed)?|load(?:ed)?|include(?:d)?|soldered|bestuckt|bestuecken|bestucken|bestueckt|montiert|monter|monte(?:e|s|es)?|montad[oa]s?|montat[oaie]?|montare|montar|colocad[oa]|instalad[oa]|poblad[oa]|poblar|gemonteerd|geplaatst|plaatsen|monteren|montowac|montowane|zamontowan[eay]|montazu|assemblato|assembler|cabler|cable|equiper|equipe|implanter|implante|poser|osadit|osazeno|monteras|monterad|monteres|贴|貼|贴片|贴装|贴裝|焊|焊接|安装|安裝|上件|打件|実装|実装する|実装有り|実装あり|搭載|実装済|실장|장착|установлен|устанавливать)$',
);
/** 'NA(RX0603-1K0)'. */
export const nameWithMark = /^na\s?[(/[]\s?\S/;

/** Whole cells that are the mark of a part in a value, and may be a code of a maker in a name. */
export const shortCode = /^n[fipbsl]$/;

export const optional =
  /^(?:opt|option|optional|optionell|opcional|optionnel|opzionale|optioneel|opcja|opcjonalnie|可选|選配|选配)\.?$/;

/** A quick look, as few cells have any of the words. */
export const hint = /(?:^|[^a-z])(?:d[n.o]|n[eaiou]|un|e[ij]|pas|ikke|depop|mont|bestuc)|[^\0-\x7f]/;

export const nameHint =
  /(?:^|[^a-z\d])(?:d[n.o]|n|un|om|ex|le|em|op|en|ej|ik|mo|be|we|va|vi|vu|p[oua]|br|ke)|[^\0-\x7f]/i;
// cspell:enable
