/** Converts a name in camel case: 'mask-track' for 'maskTrack'. */
export const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
