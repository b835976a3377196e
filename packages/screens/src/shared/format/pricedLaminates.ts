/** The Rogers laminates that the sample price of the form covers: the two that cost about the same and run on the lines for FR-4. */
export const pricedLaminates = 'RO4003C or RO4350B';
