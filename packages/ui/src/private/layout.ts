import type { Breakpoint, Responsive } from '../theme/responsive.ts';
import type { radius } from '../tokens/scale.ts';
import { joinClassNames } from './joinClassNames.ts';
// Imported only for its side effects, so package.json lists the built module in `sideEffects`.
import './layout.css.ts';
import type { Gap, Padding } from './spacing.ts';

export interface Visibility {
  /** The width from which the element is shown. On narrower screens it is hidden, even from assistive technology. */
  visibleFrom?: Breakpoint;
  /** The width from which the element is hidden, even from assistive technology. */
  hiddenFrom?: Breakpoint;
}

export const visibilityClass = (visibleFrom: Breakpoint | undefined, hiddenFrom: Breakpoint | undefined) =>
  joinClassNames(visibleFrom && `pcb-${visibleFrom}-visible`, hiddenFrom && `pcb-${hiddenFrom}-hidden`);

interface Layout {
  display?: 'flex' | 'grid';
  flexWrap?: 'wrap';
  justifyContent?: 'start' | 'center' | 'end' | 'space-between';
  flexDirection?: Responsive<'row' | 'column'> | undefined;
  alignItems?: Responsive<'start' | 'center' | 'end' | 'stretch' | 'baseline'> | undefined;
  gap?: Responsive<Gap>;
  /** The classes of this one and the next two are in `Box.css.ts`. */
  borderRadius?: keyof typeof radius | undefined;
  paddingBlock?: Responsive<Padding> | undefined;
  paddingInline?: Responsive<Padding> | undefined;
}

/** Builds names such as `pcb-phone-gap-small`. A generated table of names, as in sprinkles, would double the script. */
export function layout(properties: Layout): string {
  const classNames: string[] = [];
  for (const [property, value] of Object.entries<Responsive<string> | undefined>({ ...properties })) {
    if (value === undefined) continue;
    for (const [breakpoint, name] of Object.entries(typeof value === 'string' ? { phone: value } : value)) {
      if (name !== undefined) classNames.push(`pcb-${breakpoint}-${property}-${name}`);
    }
  }
  return classNames.join(' ');
}
