/** For an arrow along the line: mirrored in right-to-left pages, and never shrunk in a row. Spread it into a style. */
export const mirrored = { flex: 'none', selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } } as const;
