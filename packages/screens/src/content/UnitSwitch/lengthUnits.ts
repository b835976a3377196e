export const lengthUnits = ['mm', 'mil'] as const;
export type LengthUnit = (typeof lengthUnits)[number];
