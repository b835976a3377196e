/** Toolbar settings for the stories of screens. */
export const narrow = { viewport: { value: 'narrow', isRotated: false } };
export const phone = { viewport: { value: 'phone', isRotated: false } };
export const dark = { theme: 'dark' };
export const rightToLeft = { direction: 'rtl' };
export const largeText = { textSize: '200', viewport: { value: 'phone', isRotated: false } };
export const forcedColours = { contrast: 'forced' };
