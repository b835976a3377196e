import { initialForms } from '@pcb/quoting/forms';
import { ServicesScreen } from '@pcb/screens/storefront/ServicesScreen';
import { expect, fireEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { expectSaid, listen } from '../../components/announced.ts';
import { openTechnology, servicesMeta } from './servicesStory.tsx';

const meta = preview.meta({
  title: 'Screens/Storefront/Services',
  component: ServicesScreen,
  tags: ['screen'],
  ...servicesMeta,
});

/** Values beyond our limits: every field has a hint, and none is rejected. */
export const Hints = meta.story({
  play: openTechnology,
  args: {
    tab: 'fab',
    forms: {
      ...initialForms,
      fab: {
        ...initialForms.fab,
        sizeX: '500',
        sizeY: '380',
        quantity: 'ten',
        material: 'rogers',
        thickness: '2.0',
        tg: 'high',
        copper: '2',
        track: '0.10',
        hole: '0.20',
      },
    },
  },
});

Hints.test('states the limit in the description of the field', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Board Size X (mm)' })).toHaveAccessibleDescription(
    /The maximum Rogers board is 435 × 275 mm/,
  );
  await expect(canvas.getByRole('combobox', { name: 'Minimum Track and Spacing' })).toHaveAccessibleDescription(
    /2 oz base copper needs 0.20 mm/,
  );
  await expect(canvas.getByRole('combobox', { name: 'Smallest Hole' })).toHaveAccessibleDescription(
    /A laser via is blind .* Choose drilled holes of 0\.30 mm/,
  );
  await expect(canvas.getByRole('radiogroup', { name: 'Board Thickness' })).toHaveAccessibleDescription(
    /our listed Rogers laminates make 1.6 mm only/,
  );
  await expect(canvas.getByRole('radiogroup', { name: 'Temperature Gradient' })).toHaveAccessibleDescription(
    /FR-4 only/,
  );
});

Hints.test('counts the hints of a section on its line while it is closed', async ({ canvas, userEvent }) => {
  const technology = canvas.getByRole('button', { name: 'Technology' });
  await expect(technology).not.toHaveAccessibleDescription(/to check/);
  await userEvent.click(technology);
  await expect(technology).toHaveAccessibleDescription(/^3 changed\u00a0· 3 to check · /);
});

Hints.test('[Q-16] announces a new hint once, when the form has settled', async ({ canvas }) => {
  const form = within(canvas.getByRole('form', { name: 'Rigid boards' }));
  const said = listen();
  // Both in one task: on a busy machine, two presses can be further apart than the pause that settles the form.
  void fireEvent.click(form.getByRole('switch', { name: 'Castellated holes' }));
  void fireEvent.click(within(form.getByRole('radiogroup', { name: 'Layer' })).getByText('1'));
  const hint = /The holes of a 1-layer board are not plated/;
  await expectSaid(said, [expect.stringMatching(hint)]);
  await expect(form.getByRole('switch', { name: 'Castellated holes' })).toHaveAccessibleDescription(
    /^Plated half holes .* The holes of a 1-layer board are not plated/,
  );
});

/** Hints propose only options that do not lead to another review. Class 3 forbids 0.5 oz copper, and the track needs it. */
export const Proposals = meta.story({
  play: openTechnology,
  args: {
    tab: 'fab',
    forms: {
      ...initialForms,
      fab: {
        ...initialForms.fab,
        assembly: 'yes',
        dispatchUnit: 'panel',
        finePitch: 'yes',
        layers: '4',
        copper: '0.5',
        track: '0.10',
        ipcClass: '3',
        impedance: 'yes',
        electricalTest: true,
      },
    },
  },
});

Proposals.test('leaves the choice to an engineer if every option would need another review', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Surface Finish' })).toHaveAccessibleDescription(
    /too uneven for BGAs and fine pitch\. Choose ENIG, or an engineer reviews it\./,
  );
  await expect(canvas.getByRole('combobox', { name: 'Outer Copper' })).toHaveAccessibleDescription(
    /typically reaches 35 µm\. An engineer agrees more plating with you/,
  );
});
