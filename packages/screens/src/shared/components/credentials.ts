/** As typed, not trimmed, because both must match exactly. */
export interface Credentials {
  email: string;
  password: string;
}
