/** DOS code page 850 from 0x80. The letters of code page 437 are at the same places. */
const dosLetters =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const ofDos = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : dosLetters[byte - 0x80])).join('');

/** Rates how much text looks like words: non-ASCII letters, preferably lower case. */
const wordScore = (text: string) =>
  (text.match(/\P{ASCII}/gu) ?? []).reduce(
    (sum, letter) => sum + (/\p{Ll}/u.test(letter) ? 2 : /\p{L}/u.test(letter) ? 1 : 0),
    0,
  );

/** Reads Info-ZIP's Unicode field if there is one, else UTF-8, else DOS or Latin 1, whichever looks more like words. */
export function zipName(bytes: Uint8Array, unicode: Uint8Array | undefined): string {
  const strict = new TextDecoder('utf-8', { fatal: true });
  for (const each of unicode ? [unicode, bytes] : [bytes]) {
    try {
      return strict.decode(each);
    } catch {
      // Tries the next encoding.
    }
  }
  const [dos, latin] = [ofDos(bytes), new TextDecoder('latin1').decode(bytes)];
  return wordScore(latin) > wordScore(dos) ? latin : dos;
}
