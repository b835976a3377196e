import type { Holiday } from '@pcb/ui/DateField';
import { expect, screen, within } from 'storybook/test';

/** The holidays of a board house. */
export const holidays: readonly Holiday[] = [
  { date: '2026-01-14', name: 'Makar Sankranti' },
  { date: '2026-01-26', name: 'Republic Day' },
  { date: '2026-03-04', name: 'Holi' },
];

const closed: ReadonlySet<string> = new Set(holidays.slice(1).map(({ date }) => date));

/** The board house works on Saturdays and on Makar Sankranti, but not in the week of its move. */
export function isDateUnavailable(date: string): boolean | string {
  if (new Date(`${date}T00:00Z`).getUTCDay() === 0) return 'the works are closed';
  if (date >= '2026-02-01' && date <= '2026-02-28') return 'the works are moving';
  return closed.has(date);
}

export const daysOf = (popup: HTMLElement) =>
  within(popup).getByRole('grid').querySelectorAll<HTMLElement>('[role="button"]:not([data-outside-month])');

/** A day of the visible month. */
export const dayOf = (popup: HTMLElement, day: number) => daysOf(popup)[day - 1] as HTMLElement;

/** The calendar of a date field, once its code has loaded. It is not a dialog, or Orca would leave its days. */
export async function openedCalendar(name: string): Promise<HTMLElement> {
  const popup = (await screen.findByRole('grid')).closest<HTMLElement>('[role="group"]');
  if (!popup) throw new Error('The calendar has no group around it.');
  await expect(popup).toHaveAccessibleName(name);
  await expect(screen.queryByRole('dialog')).toBeNull();
  return popup;
}

export const openCalendar = (canvas: Pick<typeof screen, 'getByRole'>, label: string) => {
  canvas.getByRole('button', { name: 'Open calendar' }).click();
  return openedCalendar(label);
};
