/** Sources that several pages cite. */
export const capabilitySheet = 'Our capability sheet';
export const capabilitySheetInMil = 'Our capability sheet; mil computed';
export const capabilitySheetConverted = 'Our capability sheet; conversions computed';
