import { inComponents } from '@pcb/ui/theme';
import { style, type StyleRule } from '@vanilla-extract/css';

/** vanilla-extract's `style` in the cascade layer of the components. An array composes classes and rules. */
export function artStyle(rule: StyleRule | readonly (StyleRule | string)[]): string {
  const rules = Array.isArray(rule) ? (rule as readonly (StyleRule | string)[]) : [rule as StyleRule];
  return style(rules.map((part) => (typeof part === 'string' ? part : inComponents(part))));
}
