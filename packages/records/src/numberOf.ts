/** The number of a record in URLs: '1234' of '#1234'. */
export const numberOf = (id: string): string => id.replace(/^#/, '');
