/** Reports mistakes that types do not catch, each kind once. In production, bundlers remove these function bodies. */
declare const process: { env: { NODE_ENV?: string } };

const reported = new Set<string>();

function warn(kind: string, message: string) {
  if (reported.has(kind)) return;
  reported.add(kind);
  console.warn(`@pcb/ui: ${message}`);
}

export function checkLabel(label: unknown): void {
  if (process.env.NODE_ENV === 'production' || label) return;
  warn('label', 'A field has no `label`. Screen readers need it; `isLabelHidden` hides it from sight.');
}

export function checkButton(
  children: unknown,
  props: { 'aria-label'?: string | undefined; 'aria-labelledby'?: string | undefined },
): void {
  if (process.env.NODE_ENV === 'production') return;
  const isEmpty = children === undefined || children === null || children === false || children === '';
  if (isEmpty && !props['aria-label'] && !props['aria-labelledby'])
    warn('button', 'A Button has no text. For an icon alone use `IconButton`, whose `aria-label` is its name.');
}

export function checkRowHeader(columns: readonly { label: string; isRowHeader?: boolean | undefined }[]): void {
  if (process.env.NODE_ENV === 'production') return;
  if (columns.length > 0 && !columns.some(({ isRowHeader }) => isRowHeader))
    warn(
      'row header',
      `No column of the Table with "${columns[0]?.label}" has \`isRowHeader\`. Screen readers read that column before a cell.`,
    );
}

export function checkDates(component: string, label: string, dates: readonly (string | undefined)[]): void {
  if (process.env.NODE_ENV === 'production') return;
  const wrong = dates.find((date) => date && !/^\d{4}-\d{2}-\d{2}$/.test(date));
  if (wrong !== undefined)
    warn('date', `${component} "${label}": the date "${wrong}" is ignored. Dates have the form YYYY-MM-DD.`);
}

/**
 * react-hook-form's `register` returns a single function as `onChange` and `onBlur`, which expects an event.
 * @throws in development, because react-hook-form would fail without an explanation
 */
export function checkHandlers(
  component: string,
  name: unknown,
  { onChange, onBlur }: { onChange?: unknown; onBlur?: unknown },
): void {
  if (process.env.NODE_ENV === 'production' || onChange === undefined || onChange !== onBlur) return;
  throw new Error(
    `${component} "${String(name)}": \`onChange\` gives the value instead of an event, so it does not take {...register()} of react-hook-form. Use its \`Controller\`: see "Forms" in the README of @pcb/ui.`,
  );
}
