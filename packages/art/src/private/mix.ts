export const mix = (one: string, percent: number, other: string) => `color-mix(in oklab, ${one} ${percent}%, ${other})`;
