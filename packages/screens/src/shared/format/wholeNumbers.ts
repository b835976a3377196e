export const wholeNumbersFormat: Intl.NumberFormatOptions = { maximumFractionDigits: 0 };

export const wholeNumbersNote = 'Whole numbers only, without a comma or a point.';
