/** The letters of code page 850, the one of DOS in Western Europe, from 0x80. Code page 437 has the same letters where it has letters. */
const dosLetters =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const ofDos = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : dosLetters[byte - 0x80])).join('');

/** How much a text looks like words: its letters beyond ASCII, where small ones are likelier. */
const likeness = (text: string) =>
  (text.match(/[^ -~]/g) ?? []).reduce(
    (sum, letter) => sum + (/\p{Ll}/u.test(letter) ? 2 : /\p{L}/u.test(letter) ? 1 : 0),
    0,
  );

/**
 * The name of an entry of a zip. The field of Info-ZIP for names in Unicode counts first; else it is UTF-8, as new archives
 * have it, or that of DOS, or Latin 1, whichever looks more like words.
 */
export function zipName(bytes: Uint8Array, unicode: Uint8Array | undefined): string {
  const strict = new TextDecoder('utf-8', { fatal: true });
  for (const each of unicode ? [unicode, bytes] : [bytes]) {
    try {
      return strict.decode(each);
    } catch {
      // The next one.
    }
  }
  const [dos, latin] = [ofDos(bytes), new TextDecoder('latin1').decode(bytes)];
  return likeness(latin) > likeness(dos) ? latin : dos;
}
