import { initialForms, type ServiceTab } from '@pcb/quoting/forms';
import { sampleOrderDay } from '@pcb/screens/fixtures';
import { loadForms, ServicesScreen, type ServicesScreenProps } from '@pcb/screens/storefront/ServicesScreen';
import { useState } from 'react';
import { expect, fn, type screen, type userEvent, within } from 'storybook/test';
import { inMain } from '../inMain.tsx';

// Loads the forms first, so that the stories do not start with a placeholder.
await loadForms();

/** Keeps the tab and the forms, as a host does. */
export function ServicesHost(props: ServicesScreenProps) {
  const [tab, setTab] = useState(props.tab);
  const [forms, setForms] = useState(props.forms);
  return (
    <ServicesScreen
      {...props}
      tab={tab}
      onTabChange={(chosen) => {
        props.onTabChange(chosen);
        setTab(chosen);
      }}
      forms={forms}
      onFormsChange={(changed) => {
        props.onFormsChange(changed);
        setForms(changed);
      }}
    />
  );
}

const servicesArgs = {
  tab: 'layout' as ServiceTab,
  forms: initialForms,
  day: sampleOrderDay,
  onTabChange: fn(),
  onFormsChange: fn(),
  onIgnoredClose: fn(),
  onOrderNow: fn(),
  onUpload: fn(),
  onAddToCart: fn(),
  onPlaceInquiry: fn(),
};

/** Shared by the story files of the services screen. */
export const servicesMeta = {
  parameters: { layout: 'fullscreen' as const },
  decorators: [inMain],
  args: servicesArgs,
  render: (args: ServicesScreenProps) => <ServicesHost {...args} />,
};

type UserEvent = Pick<typeof userEvent, 'click'>;
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

interface Play {
  canvas: Canvas;
  userEvent: UserEvent;
}

/** Opens a section of the rigid form. */
const openSection = async ({ canvas, userEvent }: Play, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const openTechnology = (play: Play) => openSection(play, 'Technology');

/** Opens all sections of the rigid form, of assembled boards. */
export async function openSections(play: Play) {
  for (const name of ['Technology', 'More options', 'Assembly details']) await openSection(play, name);
}
