import type { Breakpoint } from '../theme/responsive.ts';
import { joinClassNames } from './joinClassNames.ts';
import { hiddenFrom as hiddenClasses, visibleFrom as visibleClasses } from './layout.css.ts';

/** The widths at which a layout primitive is shown. */
export interface Visibility {
  /** The width from which the element is shown. On narrower screens it is hidden, also from assistive technology. */
  visibleFrom?: Breakpoint;
  /** The width from which the element is hidden, also from assistive technology. */
  hiddenFrom?: Breakpoint;
}

export const visibilityClass = (visibleFrom: Breakpoint | undefined, hiddenFrom: Breakpoint | undefined) =>
  joinClassNames(visibleFrom && visibleClasses[visibleFrom], hiddenFrom && hiddenClasses[hiddenFrom]);
