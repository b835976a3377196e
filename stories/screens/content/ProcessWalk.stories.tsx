import { ProcessWalk } from '@pcb/screens/content/tools/ProcessWalk';
import { expect, fn, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { onAContentPage } from './calculatorPage.tsx';

const longWord = 'LaminationOfSequentiallyBuiltUpMultilayersWithBlindAndBuriedViasAndCoins_RevisionC';

const meta = preview.meta({
  title: 'Screens/Content/Process walk',
  component: ProcessWalk,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For a plain list of steps, use the steps of Content; they also work in print and without scripts.',
        'For a form in several steps, use the forms of the services; this component has no input.',
      ],
      keyboard: [
        '`Tab` Moves to Previous and Next, then through the list of all steps.',
        '`Enter or Space` Presses Previous or Next. Enter also opens a step of the list.',
        '`Arrow keys` On Previous and Next: one step forward or back, in the reading direction.',
        '`Home and End` On Previous and Next: the first and the last step.',
      ],
      copy: [
        'Name a step in two or three words, after the operation on the board.',
        'The text alternative of the drawing says what changed since the previous step.',
        'Only state figures that we guarantee.',
      ],
    },
  },
  decorators: [onAContentPage],
  args: { onStepChange: fn() },
  argTypes: { steps: { control: false }, content: contentArgType },
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test(
  '[C-05] lists 12 steps, each with a URL, and marks the one that is shown',
  async ({ canvas, canvasElement }) => {
    const list = within(canvas.getByRole('list', { name: 'All steps' }));
    const links = list.getAllByRole('link');
    await expect(links).toHaveLength(12);
    for (const link of links) {
      await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    }
    await expect(links.filter((link) => link.getAttribute('aria-current') === 'step')).toEqual([links[0]]);
    await expect(canvas.getByRole('heading', { name: 'Data intake and pre-production engineering' })).toBeVisible();
  },
);

Ready.test('moves by its buttons, by arrow keys, Home and End', async ({ canvas, userEvent, args }) => {
  const previous = canvas.getByRole('button', { name: 'Previous' });
  await expect(previous).toBeDisabled();
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await expect(args.onStepChange).toHaveBeenLastCalledWith('panelisation');
  await expect(canvas.getByText('Step 2 of 12')).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Material issue and panelisation' })).toBeVisible();
  await expect(
    canvas.getByRole('img', { name: 'Cross-section: a core fully covered with copper on both sides' }),
  ).toBeVisible();
  await userEvent.click(previous);
  await expect(canvas.getByText('Step 1 of 12')).toBeVisible();
  // If the button were disabled, focus would be lost.
  await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  const next = canvas.getByRole('button', { name: 'Next' });
  const [on, back] = next.matches(':dir(rtl)') ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
  next.focus();
  await userEvent.keyboard(`${on}${on}${back}`);
  await expect(canvas.getByText('Step 2 of 12')).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByText('Step 12 of 12')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect(canvas.getByText('Step 1 of 12')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
});

Ready.test('shows the step that is selected in the list', async ({ canvas, userEvent, args }) => {
  const drilling = canvas.getByRole('link', { name: 'Drilling' });
  await expect(drilling).toHaveAttribute('href', '#drilling');
  await userEvent.click(drilling);
  await expect(args.onStepChange).toHaveBeenLastCalledWith('drilling');
  await expect(drilling).toHaveAttribute('aria-current', 'step');
  await expect(canvas.getByText('Step 6 of 12')).toBeVisible();
});

Ready.test('names the materials of its drawing', async ({ canvas, userEvent }) => {
  const materials = () =>
    within(canvas.getByRole('list', { name: 'Materials' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await expect(materials()).toEqual(['Copper', 'Solder mask', 'Legend']);
  await userEvent.click(canvas.getByRole('link', { name: 'Inner-layer imaging' }));
  await expect(materials()).toEqual(['Core', 'Copper', 'Dry film']);
  await userEvent.click(canvas.getByRole('link', { name: 'Surface finish' }));
  await expect(materials()).toEqual(['Core', 'Prepreg', 'Copper', 'Solder mask', 'Legend', 'Surface finish']);
});

/** The host controls the step, for example in the URL. */
export const Controlled = meta.story({ args: { step: 'plating' } });

Controlled.test('shows the step of the host and reports another', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('Step 9 of 12')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await expect(args.onStepChange).toHaveBeenLastCalledWith('mask');
  await expect(canvas.getByText('Step 9 of 12')).toBeVisible();
});

/** The URL names a step that does not exist. */
export const UnknownStep = meta.story({ name: 'Error', tags: ['error'], args: { step: 'constructor' } });

UnknownStep.test('shows the first step', async ({ canvas }) => {
  await expect(canvas.getByText('Step 1 of 12')).toBeVisible();
});

/** Step 6: a drill in the wide hole, next to the blind laser via. */
export const Drilling = meta.story({ args: { step: 'drilling' } });

/** The steps of another process, without drawings and with long text. */
export const LongContent = meta.story({
  tags: ['long-content'],
  globals: narrow,
  args: {
    steps: [
      { id: 'one', title: longWord, text: longWord, figure: '0.0000000000000000254 mm' },
      { id: 'two', title: 'Short', text: 'Short.' },
    ],
  },
});

/** The list shows numbers only; screen readers still get the titles. */
export const Narrow = meta.story({ tags: ['narrow'], globals: narrow, args: { step: 'outline' } });

Narrow.test('keeps the titles of its steps for screen readers', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Surface finish' })).toBeVisible();
});

export const Dark = meta.story({ tags: ['dark'], globals: dark, args: { step: 'finish' } });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });

RightToLeft.test(
  'puts Next to the left of Previous, and the left arrow moves to the next step',
  async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    const previous = canvas.getByRole('button', { name: 'Previous' });
    await expect(next.getBoundingClientRect().right).toBeLessThanOrEqual(previous.getBoundingClientRect().left);
    next.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('Step 2 of 12')).toBeVisible();
  },
);

export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });

LargeText.test('keeps its buttons visible', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Next' })).toBeVisible();
});

export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
