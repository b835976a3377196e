/** The fewest and the most characters of a new password. */
export const passwordLength = { min: 8, max: 200 } as const;

/** The characters of a password: a letter with its accent is one, however it was typed. */
export const charactersIn = (password: string): number => [...password.normalize('NFC')].length;
