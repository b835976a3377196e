import { fieldError } from '../http/apiError.ts';

/** Invisible characters, such as direction marks, can disguise a name: "fdp.exe" as "exe.pdf". */
const invisible = /[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Letters of Malayalam and other scripts without case need joiners. */
const isJoinerIn = (name: string, at: number) =>
  /[\u200c\u200d]/.test(name.charAt(at)) && /[\p{Lo}\p{M}]$/u.test(name.slice(0, at));

export function nameOf(header: string | undefined): string {
  try {
    const sent = decodeURIComponent(header ?? '');
    const name = sent.replace(invisible, (mark, at: number) => (isJoinerIn(sent, at) ? mark : '')).trim();
    // For display and downloads only: stores identify files by id.
    if (name !== '' && name.length <= 255 && !/[\\/\p{Cc}]/u.test(name)) return name;
  } catch {
    // The name is not encoded properly.
  }
  throw fieldError('invalid', 'X-File-Name', 'impossible');
}

const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** A download header: ASCII for old programs, and RFC 8187. */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, percent);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
