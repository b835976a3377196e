export const padded = (part: number) => String(part).padStart(2, '0');
