/** The texts between commas and line breaks, without the empty ones. */
export const splitText = (text: string): string[] =>
  text
    .split(/[,\r\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
