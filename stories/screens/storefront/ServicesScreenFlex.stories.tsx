import { filledForms } from '@pcb/screens/fixtures';
import { ServicesScreen } from '@pcb/screens/storefront/ServicesScreen';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { figureOf, optionsOf, servicesMeta } from './servicesStory.tsx';

const meta = preview.meta({
  title: 'Screens/Storefront/Services',
  component: ServicesScreen,
  tags: ['screen'],
  ...servicesMeta,
});

/** The third tab with its initial values. */
export const Flex = meta.story({ args: { tab: 'flex' } });

Flex.test('[Q-12] has the fields of the flex form', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('textbox', { name: 'Board Size X (mm)' })).toHaveValue('60');
  await expect(canvas.getByRole('textbox', { name: 'Board Size Y (mm)' })).toHaveValue('20');
  await expect(canvas.getByRole('textbox', { name: 'PCB Qty (pcs)' })).toHaveValue('20');
  const groups = ['Dispatch Unit', 'Layer', 'Material', 'FPC Thickness', 'High Tg 230', 'Gerber Data'];
  await expect(groups.map((group) => optionsOf(canvas, group).map(([label]) => label))).toEqual([
    ['Single board', 'Panel'],
    ['1', '2'],
    ['Polyimide', 'PE'],
    ['0.04 mm', '0.06 mm', '0.08 mm'],
    ['Yes', 'No'],
    ['Yes, provided', 'No, to be generated'],
  ]);
  await expect(canvas.getByRole('combobox', { name: 'Surface Finish' })).toHaveTextContent('ENIG');
  await userEvent.click(canvas.getByRole('combobox', { name: 'Production Lead Time' }));
  const leadTimes = (await screen.findAllByRole('option')).map((option) => option.textContent);
  await expect(leadTimes).toEqual(['10 working days', '15 working days', '20 working days']);
  await userEvent.click(screen.getByRole('option', { name: '20 working days' }));
  await waitFor(() => expect(figureOf(canvas, 'Lead Time')).toBe('20 working days'));
});

/** A long, thin board on polyimide. */
export const FlexFilled = meta.story({ args: { tab: 'flex', forms: filledForms } });
