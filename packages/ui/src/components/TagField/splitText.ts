export const splitText = (text: string): string[] =>
  text
    .split(/[,\r\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
