/** The Rogers laminates that the sample price covers: the two that cost about the same and run on the FR-4 lines. */
export const pricedLaminates = 'RO4003C or RO4350B';
