/** The longest `mailto:` URL that every mail program opens, in characters. Windows cuts longer ones. */
export const maxMailtoLength = 2000;

/** Encodes any text. A lone surrogate, which `encodeURIComponent` rejects, becomes a replacement character. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r?\n/g, '\r\n'));

/** A `mailto:` URL with a subject and, unless it is empty, a body. */
export const mailtoHref = ({ email, subject, body }: { email: string; subject: string; body: string }) =>
  `mailto:${email}?subject=${encode(subject)}${body ? `&body=${encode(body)}` : ''}`;
