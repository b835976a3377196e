import { kebabCase } from '@pcb/text/kebabCase';

/** Returns `pcb-color-text-muted` for `color`, `textMuted`. */
export const propertyName = (path: readonly string[]) => ['pcb', ...path].map(kebabCase).join('-');
