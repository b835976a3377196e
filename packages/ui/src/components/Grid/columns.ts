import { breakpoints, type ByBreakpoint, type Responsive } from '../../theme/responsive.ts';

/** A number of equal columns, a list of widths (a number is a share, a string a CSS length), or as many as fit. */
export type GridColumns = number | readonly (number | string)[] | 'auto-fill';

const byBreakpoint = <Value>(given: Responsive<Value>): ByBreakpoint<Value> =>
  typeof given === 'object' && given !== null && 'phone' in given ? given : { phone: given };

function templateOf(columns: GridColumns, minColumnWidth: string): string {
  // min() keeps a single column within a narrow screen (WCAG 1.4.10).
  if (columns === 'auto-fill') return `repeat(auto-fill, minmax(min(${minColumnWidth}, 100%), 1fr))`;
  // minmax() keeps a column from growing with its content.
  if (typeof columns === 'number') return `repeat(${columns}, minmax(0, 1fr))`;
  return columns.map((width) => (typeof width === 'number' ? `minmax(0, ${width}fr)` : width)).join(' ');
}

/** Returns the values of `grid-template-columns`, for `phone` and for each breakpoint at which they change. */
export function columnTemplates(
  columns: Responsive<GridColumns>,
  minColumnWidth: Responsive<string>,
): ByBreakpoint<string> {
  const columnsAt = byBreakpoint(columns);
  const widthAt = byBreakpoint(minColumnWidth);
  let current = columnsAt.phone;
  let width = widthAt.phone;
  const templates: ByBreakpoint<string> = { phone: templateOf(current, width) };
  for (const breakpoint of breakpoints) {
    if (columnsAt[breakpoint] === undefined && widthAt[breakpoint] === undefined) continue;
    current = columnsAt[breakpoint] ?? current;
    width = widthAt[breakpoint] ?? width;
    templates[breakpoint] = templateOf(current, width);
  }
  return templates;
}
