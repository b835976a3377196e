/** The minimum and maximum number of characters of a new password. */
export const passwordLength = { min: 8, max: 200 } as const;

/** Counts the characters of a password: a letter with its accent is one, whichever way it was typed. */
export const charactersIn = (password: string): number => [...password.normalize('NFC')].length;
