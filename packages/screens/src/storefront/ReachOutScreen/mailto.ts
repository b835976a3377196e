/** The maximum length, in characters, that every mail program opens. Windows truncates longer URLs. */
export const maxMailtoLength = 2000;

/** A lone surrogate, which `encodeURIComponent` rejects, becomes a replacement character. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r?\n/g, '\r\n'));

export const mailtoHref = ({ email, subject, body }: { email: string; subject: string; body: string }) =>
  `mailto:${email}?subject=${encode(subject)}${body ? `&body=${encode(body)}` : ''}`;
