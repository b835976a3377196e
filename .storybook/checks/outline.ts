import { visible } from './visible.ts';

/** A screen has one `main`, one `h1`, and no skipped heading level. */
export function outlineProblems(): string[] {
  // An open dialog hides the rest of the page, including `main` and `h1`.
  if (visible('[role="dialog"], [role="alertdialog"]').length > 0) return [];
  const problems: string[] = [];
  const mains = visible('main, [role="main"]').length;
  if (mains !== 1) problems.push(`A screen has one main landmark; this one has ${mains}.`);
  const titles = visible('h1').length;
  if (titles !== 1) problems.push(`A screen has one h1; this one has ${titles}.`);
  let previous = 0;
  for (const heading of visible('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.tagName[1]);
    if (level > previous + 1) problems.push(`“${heading.textContent}” is an h${level} after an h${previous}.`);
    previous = level;
  }
  return problems;
}
