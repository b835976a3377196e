const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns `pcb-color-text-muted` for `color`, `textMuted`. */
export const propertyName = (path: readonly string[]) => ['pcb', ...path].map(kebab).join('-');
