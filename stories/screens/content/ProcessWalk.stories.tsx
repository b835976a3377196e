import { ProcessWalk } from '@pcb/screens/content/ProcessWalk';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const narrow = { viewport: { value: 'narrow', isRotated: false } };
const longWord = 'LaminationOfSequentiallyBuiltUpMultilayersWithBlindAndBuriedViasAndCoins_RevisionC';

const meta = preview.meta({
  title: 'Screens/Content/Process walk',
  component: ProcessWalk,
  args: { onStepChange: fn() },
  argTypes: { steps: { control: false }, content: { control: false } },
  decorators: [
    // It stands below a heading of level 2 on its page.
    (Story) => (
      <>
        <h2 style={{ marginBottom: '1rem' }}>The twelve steps</h2>
        <Story />
      </>
    ),
  ],
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  '[C-05] lists 12 steps, each with an address, and marks the one that is shown',
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

Playground.test('walks on and back by its buttons', async ({ canvas, userEvent, args }) => {
  const previous = canvas.getByRole('button', { name: 'Previous' });
  await expect(previous).toBeDisabled();
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await expect(args.onStepChange).toHaveBeenLastCalledWith('panelisation');
  await expect(canvas.getByText('Step 2 of 12')).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Material issue and panelisation' })).toBeVisible();
  await expect(
    canvas.getByRole('img', { name: 'Cross-section: a core with copper all over both sides' }),
  ).toBeVisible();
  await userEvent.click(previous);
  await expect(canvas.getByText('Step 1 of 12')).toBeVisible();
  // A disabled button would lose the focus to the page.
  await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
});

Playground.test('walks by arrow keys, Home and End', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Next' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  await expect(canvas.getByText('Step 2 of 12')).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByText('Step 12 of 12')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect(canvas.getByText('Step 1 of 12')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
});

Playground.test('goes to the step that is chosen from the list', async ({ canvas, userEvent, args }) => {
  const drilling = canvas.getByRole('link', { name: 'Drilling' });
  await expect(drilling).toHaveAttribute('href', '#drilling');
  await userEvent.click(drilling);
  await expect(args.onStepChange).toHaveBeenLastCalledWith('drilling');
  await expect(drilling).toHaveAttribute('aria-current', 'step');
  await expect(canvas.getByText('Step 6 of 12')).toBeVisible();
});

Playground.test('names the materials of its drawing', async ({ canvas, userEvent }) => {
  const materials = () =>
    within(canvas.getByRole('list', { name: 'Materials' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await expect(canvas.queryByRole('list', { name: 'Materials' })).toBeNull();
  await userEvent.click(canvas.getByRole('link', { name: 'Inner-layer imaging' }));
  await expect(materials()).toEqual(['Core', 'Copper', 'Dry film']);
  await userEvent.click(canvas.getByRole('link', { name: 'Surface finish' }));
  await expect(materials()).toEqual(['Core', 'Prepreg', 'Copper', 'Solder mask', 'Legend', 'Surface finish']);
});

/** A host keeps the step in the address. */
export const Controlled = meta.story({ args: { step: 'plating' } });

Controlled.test('shows the step that the host names, and asks for another', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('Step 9 of 12')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await expect(args.onStepChange).toHaveBeenLastCalledWith('mask');
  await expect(canvas.getByText('Step 9 of 12')).toBeVisible();
});

/** An address can name anything. */
export const UnknownStep = meta.story({ args: { step: 'constructor' } });

UnknownStep.test('shows the first step', async ({ canvas }) => {
  await expect(canvas.getByText('Step 1 of 12')).toBeVisible();
});

export const Panelisation = meta.story({ args: { defaultStep: 'panelisation' } });
export const InnerImaging = meta.story({ args: { defaultStep: 'inner-imaging' } });
export const InnerEtch = meta.story({ args: { defaultStep: 'inner-etch' } });
export const Lamination = meta.story({ args: { defaultStep: 'lamination' } });
export const Drilling = meta.story({ args: { defaultStep: 'drilling' } });
export const FirstCopper = meta.story({ args: { defaultStep: 'first-copper' } });
export const OuterImaging = meta.story({ args: { defaultStep: 'outer-imaging' } });
export const Plating = meta.story({ args: { defaultStep: 'plating' } });
export const Mask = meta.story({ args: { defaultStep: 'mask' } });
export const Finish = meta.story({ args: { defaultStep: 'finish' } });
export const Outline = meta.story({ args: { defaultStep: 'outline' } });

/** Steps of another process have no drawing, and words of any length. */
export const WithoutDrawing = meta.story({
  globals: narrow,
  args: {
    steps: [
      { id: 'one', title: longWord, text: longWord, figure: '0.0000000000000000254 mm' },
      { id: 'two', title: 'Short', text: 'Short.' },
    ],
  },
});

WithoutDrawing.test('wraps long words and shows no drawing', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow, args: { defaultStep: 'outline' } });

Narrow.test('does not make the page scroll sideways, and keeps the names of its numbers', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Surface finish' })).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' }, args: { defaultStep: 'finish' } });
