import { initialForms } from '@pcb/quoting/forms';
import { BoardFiles, type BoardFilesProps } from '@pcb/screens/quote/BoardFiles';
import { readBoard } from '@pcb/screens/readBoard';
import { Button } from '@pcb/ui/Button';
import { Inline } from '@pcb/ui/Inline';
import { useState } from 'react';
import { expect, mocked, screen, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { expectAnnounced } from '../../components/announced.ts';
import { dark, forcedColours, largeText, narrow, phone, rightToLeft } from '../../looks.ts';
import { boardFilesMeta, WithDrawing, without } from './boardFilesStory.tsx';
import { sampleBoard, sampleBoardFiles } from './sampleBoard.ts';

const meta = preview.meta({
  title: 'Screens/Storefront/BoardFiles',
  component: BoardFiles,
  tags: ['screen'],
  argTypes: {
    content: contentArgType,
    quoteCopy: contentArgType,
    reading: { control: false },
    forms: { control: false },
  },
  ...boardFilesMeta,
  parameters: {
    ...boardFilesMeta.parameters,
    guide: {
      instead: [
        'The picture of the board is in OrderDrawing, or alone in BoardPicture.',
        'For files that are sent to us use FileField or UploadButton. These are read in the browser and stay there.',
      ],
      keyboard: ['`Tab` Moves through the buttons, the picture, the figures and the layers.'],
      copy: [
        'A refusal says what the file is and what to export instead.',
        'Each figure says how it was found and what it does not cover.',
        'What the form would change is listed before the button that changes it.',
      ],
    },
  },
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test('lists the changes, makes them at one press, and undoes them', async ({ canvas, userEvent, args }) => {
  await expect(
    canvas
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .slice(0, 2),
  ).toEqual(['Board Size: 100 × 80 mm → 60 × 40 mm', 'Layer: 2 → 4']);
  await userEvent.click(canvas.getByRole('button', { name: 'Use these figures' }));
  await expect(mocked(args.onFormsChange).mock.lastCall?.[0].fab).toMatchObject({
    sizeX: '60',
    sizeY: '40',
    layers: '4',
  });
  await expect(canvas.getByText('The form agrees with your files.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Show all of your files' })).toHaveFocus();
  await expectAnnounced('fields changed.');
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await expect(args.onFormsChange).toHaveBeenLastCalledWith(initialForms);
  await expect(canvas.getByRole('button', { name: 'Use these figures' })).toHaveFocus();
});

Ready.test('lists the holes in a table, with the number of its rows', async ({ canvas, userEvent }) => {
  const { holeSizes } = sampleBoard;
  await userEvent.click(canvas.getByRole('button', { name: `Holes by size, ${holeSizes.length} rows` }));
  const table = canvas.getByRole('table', { name: 'Holes by size' });
  await expect(within(table).getAllByRole('row')).toHaveLength(holeSizes.length + 1);
  await expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Diameter', 'Plating', 'Holes', 'Slots']);
});

Ready.test('shows the place of a figure on the picture', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show: Smallest gap' }));
  await expect(args.onShowPlace).toHaveBeenLastCalledWith(expect.objectContaining({ isFocused: false }));
  await expect(await canvas.findByRole('img', { name: /The ring is at X/ })).toBeVisible();
  await expectAnnounced('Smallest gap: ringed in the picture.');
  const zoom = canvas.getByRole('status');
  await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
  await expect(zoom).toHaveTextContent('100 %');
  await userEvent.click(canvas.getByRole('button', { name: 'Show: Smallest gap' }));
  await expect(Number.parseFloat(zoom.textContent)).toBeGreaterThan(100);
});

/** The form has been filled: five figures and a thumbnail. */
export const Folded = meta.story({ args: { isFolded: true } });

Folded.test('is at most 240 px high, and has five figures and one picture to zoom', async ({ canvas }) => {
  const card = canvas.getByRole('region', { name: 'Your files' });
  await expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(240);
  await expect(
    within(card)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`),
  ).toEqual([
    'Board size: 60.00 × 40.00\u00a0mm',
    'Copper layers: 4',
    expect.stringMatching(/^Narrowest track: [\d.]+\u00a0mm$/),
    expect.stringMatching(/^Smallest gap: [\d.]+\u00a0mm$/),
    expect.stringMatching(/^Smallest hole: [\d.]+\u00a0mm$/),
  ]);
  await expect(canvas.getAllByRole('group', { name: 'Zoom' })).toHaveLength(1);
});

Folded.test('expands again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show all of your files' }));
  await expect(args.onFoldedChange).toHaveBeenLastCalledWith(false);
});

/** Folded files that the form no longer agrees with, and that have something to check. */
export const FoldedOnPhone = meta.story({
  args: { isFolded: true, reading: await readBoard(without('Edge_Cuts')) },
  globals: phone,
});

FoldedOnPhone.test('names what to check', async ({ canvas }) => {
  await expect(canvas.getByText(/from your files \(\d notes? to check\)$/)).toBeVisible();
});

/** The customer states in the form that the hole sizes in the files are drill sizes. */
export const DrillSizes = meta.story({
  args: { forms: { ...initialForms, fab: { ...initialForms.fab, holeSizes: 'drill' } } },
});

DrillSizes.test('labels the holes and the annular ring accordingly', async ({ canvas }) => {
  await expect(canvas.getByText('These are the sizes of the drills.')).toBeVisible();
  await expect(canvas.getByText(/^Beyond the drill, whose size is in the files\./)).toBeVisible();
});

Ready.test('reads hole sizes as finished sizes, and measures the annular ring from the drill', async ({ canvas }) => {
  await expect(canvas.getByText('These are finished sizes.')).toBeVisible();
  await expect(
    canvas.getByText(/^Beyond the drill\. Plated holes over 0\.45 mm get a drill that is 0\.10 mm wider/),
  ).toBeVisible();
});

/** A hint next to a field shows the place of its figure, like this button. */
export const FromAHint = meta.story({
  render: function Host(args) {
    const [shown, setShown] = useState<BoardFilesProps['markedPlace']>();
    return (
      <>
        <Inline>
          <Button onPress={() => setShown({ figure: 'smallestGap' })}>Show the smallest gap</Button>
        </Inline>
        <WithDrawing {...args} markedPlace={shown} />
      </>
    );
  },
});

FromAHint.test('moves the focus to the picture and announces the place', async ({ canvas, userEvent }) => {
  const show = canvas.getByRole('button', { name: 'Show the smallest gap' });
  await userEvent.click(show);
  const picture = await canvas.findByRole('img', { name: /The ring is at X/ });
  await expectAnnounced('Smallest gap: ringed in the picture.');
  await expect(document.activeElement).not.toBe(document.body);
  await expect(document.activeElement?.contains(picture)).toBe(true);
});

Ready.test('assigns a file to another layer', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /files and their layers$/ }));
  await userEvent.click(canvas.getByRole('combobox', { name: /sample-In1_Cu\.gbr/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Drawing' }));
  await expect(args.onLayersChange).toHaveBeenLastCalledWith({ 'sample-In1_Cu.gbr': { function: 'drawing' } });
});

Ready.test('removes the files', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove files' }));
  await expect(args.onClear).toHaveBeenCalledOnce();
});

Ready.test('accepts other files', async ({ canvas, canvasElement, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: 'Choose other files' })).toBeVisible();
  const file = new File(['x'], 'other.zip');
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, file);
  await expect(args.onFiles).toHaveBeenLastCalledWith([{ name: 'other.zip', file }]);
});

/** The form already agrees with the files. */
export const Agreeing = meta.story({
  args: {
    forms: { ...initialForms, fab: { ...initialForms.fab, sizeX: '60', sizeY: '40', layers: '4', track: '0.20' } },
  },
});

export const Flexible = meta.story({ args: { service: 'flex' } });

export const Stencil = meta.story({ args: { service: 'stencil' } });

/** The form differs from the files in what the files cannot fill in: a stencil is ordered, and there is no paste layer. */
export const NothingToFill = meta.story({ args: { service: 'stencil', reading: await readBoard(without('Paste')) } });

NothingToFill.test('refers to the notes next to the fields', async ({ canvas }) => {
  await expect(canvas.getByText(/^There is nothing to fill in\./)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Use these figures' })).toHaveAttribute('aria-disabled', 'true');
});

/** Names that are long or hostile. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: {
    names: [`${'control-unit-'.repeat(12)}<script>alert(1)</script>.zip`],
    reading: await readBoard(
      sampleBoardFiles.map(({ name, bytes }) => ({ name: `${'മലയാളം-'.repeat(12)}<b>${name}`, bytes })),
      {},
    ),
  },
  globals: narrow,
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
