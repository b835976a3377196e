import { sampleToday, sampleWorkingCalendar } from '@pcb/screens/fixtures';
import { loadForms } from '@pcb/screens/storefront/ServicesScreen';
import type { Decorator } from '@storybook/react-vite';
import { expect, fn, type screen, within } from 'storybook/test';

// The stories start with their form, not with its placeholder.
await loadForms();

/** The parts that the story files of the services screen share: one for the page and one for each form. */
export const inMain: Decorator = (Story) => (
  <main>
    <Story />
  </main>
);

export const servicesArgs = {
  today: sampleToday,
  workingCalendar: sampleWorkingCalendar,
  onTabChange: fn(),
  onFormsChange: fn(),
  onDismissIgnored: fn(),
  onTechnologyExpandedChange: fn(),
  onOrderNow: fn(),
  onUpload: fn(),
  onAddToCart: fn(),
  onPlaceInquiry: fn(),
};

type Canvas = Pick<typeof screen, 'getByRole' | 'findByRole'>;

export const summaryOf = (canvas: Canvas) => canvas.getByRole('region', { name: 'Price summary' });

/** The figures of the price summary, by name. */
const figuresOf = (canvas: Canvas) =>
  Object.fromEntries(
    [...summaryOf(canvas).querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]),
  );

export const figureOf = (canvas: Canvas, name: string) => figuresOf(canvas)[name];

export async function expectFigures(canvas: Canvas, expected: Record<string, string | RegExp>) {
  const figures = figuresOf(canvas);
  for (const [name, figure] of Object.entries(expected)) {
    if (typeof figure === 'string') await expect(figures[name], name).toBe(figure);
    else await expect(figures[name], name).toMatch(figure);
  }
}

/** The options of a group, and the selected one. */
export const optionsOf = (canvas: Canvas, group: string) =>
  within(canvas.getByRole('radiogroup', { name: group }))
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => [radio.closest('label')?.textContent, radio.checked]);
