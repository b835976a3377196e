import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from './host.ts';

/** All style sheets below a folder, in one text. */
export const styleSheetsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

/** The class names in the style sheet of a component of @pcb/ui, as it is installed. */
export function classesOf({ folder }: Host, component: string): string[] {
  const file = `node_modules/@pcb/ui/dist/components/${component}/${component}.css`;
  const classes = readFileSync(join(folder, file), 'utf8').match(/\bpcb_\w+/g) ?? [];
  if (classes.length === 0) throw new Error(`${component} has no classes of its own: choose another component.`);
  return [...new Set(classes)];
}
