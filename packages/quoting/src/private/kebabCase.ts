/** A name as it is written in URLs and ids: `goldFingers` is `gold-fingers`. */
export const inKebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
