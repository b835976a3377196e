export const unitSwitchContent = { label: 'Unit of length', mm: 'mm', mil: 'mil' };

export type UnitSwitchContent = typeof unitSwitchContent;
