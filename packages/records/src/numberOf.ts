/** Returns the number of a record in URLs: '1234' for '#1234'. */
export const numberOf = (id: string): string => id.replace(/^#/, '');
