import { kebabCase } from '@pcb/text/kebabCase';
import type { CSSProperties } from 'react';

/** Properties whose numbers have no unit. React adds `px` to all others. */
const unitless =
  /^(--.*|aspectRatio|columnCount|flex(Grow|Shrink)?|fontWeight|grid(Row|Column).*|lineHeight|opacity|order|scale|zIndex)$/;

/** Characters that would end the declaration or the rule. */
const unsafe = /[;{}<\\]/;

const nameOf = (property: string) => (property.startsWith('--') ? property : kebabCase(property));

/** Returns the declarations of an inline style. It omits values that could end the rule. */
export const cssText = (style: CSSProperties): string =>
  Object.entries(style)
    .filter(([, value]) => value !== undefined && value !== null && !unsafe.test(String(value)))
    .map(([property, value]) => {
      const text = typeof value === 'number' && value !== 0 && !unitless.test(property) ? `${value}px` : String(value);
      return `${nameOf(property)}:${text}`;
    })
    .join(';');
