/** For a field of whole numbers. */
export const wholeNumbersFormat: Intl.NumberFormatOptions = { maximumFractionDigits: 0 };

/** The note when a fraction is typed or pasted into such a field. */
export const wholeNumbersNote = 'Whole numbers only, without a comma or a point.';
