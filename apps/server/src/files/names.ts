import { ApiError } from '../http/apiError.ts';

/** Everything invisible, such as marks of direction, which make a name look like another: "fdp.exe" like "exe.pdf". */
const invisible = /[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Joiners, which letters of Malayalam and other scripts without case need. */
const isJoinerIn = (name: string, at: number) =>
  /[\u200c\u200d]/.test(name.charAt(at)) && /[\p{Lo}\p{M}]$/u.test(name.slice(0, at));

/** The name of a file in the header of an upload, where it is encoded as in a URL, without invisible characters. */
export function nameOf(header: string | undefined): string {
  try {
    const sent = decodeURIComponent(header ?? '');
    const name = sent.replace(invisible, (mark, at: number) => (isJoinerIn(sent, at) ? mark : '')).trim();
    // For display and downloads only: a store knows a file by its id.
    if (name !== '' && name.length <= 255 && !/[\\/\p{Cc}]/u.test(name)) return name;
  } catch {
    // Not encoded properly.
  }
  throw new ApiError('invalid', { fields: { 'X-File-Name': 'impossible' } });
}

const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** The header for a download under a name: in ASCII for old programs, and as RFC 8187 encodes it. */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, percent);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
