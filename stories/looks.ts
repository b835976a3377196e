/** Toolbar settings for stories. */
const at = (value: string) => ({ viewport: { value, isRotated: false } });

export const narrow = at('narrow');
export const phone = at('phone');
export const tablet = at('tablet');
export const desktop = at('desktop');
export const dark = { theme: 'dark' };
export const rightToLeft = { direction: 'rtl' };
export const largeText = { ...phone, textSize: '200' };
export const forcedColours = { contrast: 'forced' };
