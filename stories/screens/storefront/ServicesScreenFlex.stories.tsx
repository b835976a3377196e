import { initialForms } from '@pcb/quoting/forms';
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
export const Flex = meta.story({ name: 'Order form: flex', args: { tab: 'flex' } });

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

Flex.test('states the minimum thickness and radius of the chosen build', async ({ canvas, userEvent }) => {
  const bending = canvas.getByRole('radiogroup', { name: 'Bending' });
  await expect(bending).toHaveAccessibleDescription(/^Inner radius of 0.36 mm or more/);
  await userEvent.click(canvas.getByRole('radio', { name: 'Flexing in use' }));
  await expect(bending).toHaveAccessibleDescription(/^Inner radius of 6.00 mm or more/);
  await userEvent.click(canvas.getByRole('radio', { name: '0.04 mm' }));
  await expect(canvas.getByRole('radiogroup', { name: 'FPC Thickness' })).toHaveAccessibleDescription(
    /With 1 layer of 18 µm copper and coverlay on the top, the circuit is 0.06 mm thick or more. Choose a thickness of 0.06 mm, or an engineer/,
  );
  await expect(figureOf(canvas, 'Total')).toMatch(/^₹/);
});

Flex.test('has the side and thickness of a stiffener only with a stiffener', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('radiogroup', { name: 'Stiffener Thickness' })).toBeNull();
  await userEvent.click(canvas.getByRole('combobox', { name: 'Stiffener' }));
  await userEvent.click(await screen.findByRole('option', { name: 'FR-4' }));
  await expect(optionsOf(canvas, 'Stiffener Side').map(([label]) => label)).toEqual(['Top', 'Bottom']);
  await expect(optionsOf(canvas, 'Stiffener Thickness').map(([label]) => label)).toEqual([
    '0.2 mm',
    '0.4 mm',
    '0.8 mm',
    '1.6 mm',
  ]);
});

/** Two layers that flex, with a stiffener of steel: an engineer reviews nearly every choice. */
export const FlexToReview = meta.story({
  args: {
    tab: 'flex',
    forms: {
      ...initialForms,
      flex: {
        ...initialForms.flex,
        name: 'Hinge',
        layers: '2',
        copper: '35',
        bending: 'flexing',
        stiffener: 'steel',
        remarks: 'Polyimide stiffener of 0.225 mm at J2 as well; 0.30 mm at its contacts.',
      },
    },
  },
});

/** A long, thin board on polyimide. */
export const FlexFilled = meta.story({ args: { tab: 'flex', forms: filledForms } });
