const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom property of a token, without its leading dashes: `pcb-color-text-muted` for `color`, `textMuted`. */
export const propertyName = (path: readonly string[]) => ['pcb', ...path].map(kebab).join('-');
