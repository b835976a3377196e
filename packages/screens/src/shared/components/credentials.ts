/** The credentials as typed, not trimmed, because both must match exactly. */
export interface Credentials {
  /** The e-mail address. */
  email: string;
  /** The password, in plain text. */
  password: string;
}
