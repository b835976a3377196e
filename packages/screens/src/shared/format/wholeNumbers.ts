export const wholeNumbersFormat: Intl.NumberFormatOptions = { maximumFractionDigits: 0 };

/** Shown when a fraction is typed or pasted. */
export const wholeNumbersNote = 'Whole numbers only, without a comma or a point.';
