/** A word that does not break. */
export const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** A text of several lines on a phone, with a word that does not break. */
export const longText = `Gerber data, bill of materials and assembly drawing for a complete review by ${longWord}`;
