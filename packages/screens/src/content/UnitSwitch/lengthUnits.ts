/** The units in which a page gives its lengths. */
export const lengthUnits = ['mm', 'mil'] as const;
export type LengthUnit = (typeof lengthUnits)[number];
