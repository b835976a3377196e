const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** Returns the value of a digit in any script. Unicode encodes the ten digits in sequence, from zero. */
function valueOf(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let zero = codePoint;
  while (isDigit(zero - 1)) zero -= 1;
  return String((codePoint - zero) % 10);
}

const fullWidthOffset = 0xfee0;

/**
 * Converts typed or pasted codes, counts, dates and searches to ASCII: digits of any script, full-width forms, hyphens
 * and spaces. Removes invisible characters, but does not trim. Do not use it for names, because Malayalam needs its
 * joiners.
 */
export function plainText(typed: string): string {
  if (/^[\x20-\x7e]*$/.test(typed)) return typed;
  return typed
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replace(/[\uff01-\uff5e]/g, (form) => String.fromCharCode(form.charCodeAt(0) - fullWidthOffset))
    .replace(/(?![0-9])\p{Nd}/gu, valueOf)
    .replace(/[\p{Pd}\u2043\u2212]/gu, '-')
    .replace(/\s/g, ' ')
    .replace(/\u066b/g, '.')
    .replace(/[\u060c\u066c]/g, ',');
}

export const digitsIn = (typed: string) => plainText(typed).replace(/[^0-9]/g, '');

/** Returns a code or number in ASCII, without spaces, hyphens, dots and brackets. */
export const ungrouped = (typed: string) => plainText(typed).replace(/[\s().-]/g, '');

/** Returns a telephone number in ASCII, without grouping and without the rest of a `tel:` link. */
export const plainPhone = (typed: string) =>
  ungrouped(
    plainText(typed)
      .trim()
      .replace(/^tel:/i, '')
      .replace(/(?:;|%3b).*$/i, '')
      .replace(/%20/g, ' ')
      .replace(/%2b/gi, '+'),
  );

/** Decodes a part of a URL; malformed input is returned unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns an e-mail address as typed, without outer spaces, invisible characters and the rest of a `mailto:` link. */
export function plainEmail(typed: string): string {
  const text = typed.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '').trim();
  return /^mailto:/i.test(text) ? decoded(text.slice('mailto:'.length).replace(/\?.*$/, '')).trim() : text;
}

/** The maximum length of an e-mail address, by RFC 5321. */
export const maxEmailLength = 254;

/** RFC 5321, without quoted local parts and IP addresses, because nobody types these into a form on purpose. */
const localPart = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domainName = /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i;

/** Browsers and mail servers write `bücher.example` as `xn--bcher-kva.example`. */
function asciiDomain(domain: string): string {
  if (/^[\x20-\x7e]*$/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * Returns the address to send mail to: like `plainEmail`, with the domain in ASCII. Returns `undefined` for an invalid
 * address, which includes non-ASCII letters before the @, because many mail servers reject them.
 */
export function mailAddress(typed: string): string | undefined {
  const text = plainEmail(typed);
  const at = text.lastIndexOf('@');
  const domain = asciiDomain(text.slice(at + 1));
  const isAddress =
    at > 0 && text.length <= maxEmailLength && localPart.test(text.slice(0, at)) && domainName.test(domain);
  return isAddress ? `${text.slice(0, at)}@${domain}` : undefined;
}

/** Compares two e-mail addresses, ignoring case. */
export function isSameEmail(one: string, other: string): boolean {
  const [first, second] = [one, other].map((typed) => (mailAddress(typed) ?? plainEmail(typed)).toLowerCase());
  return first === second;
}
