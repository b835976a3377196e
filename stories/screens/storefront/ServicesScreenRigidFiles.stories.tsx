import { agreeingFileFigures } from '@pcb/screens/fixtures/fileFigures';
import { ServicesScreen } from '@pcb/screens/storefront/ServicesScreen';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { servicesMeta } from './servicesStory.tsx';

const meta = preview.meta({
  title: 'Screens/Storefront/Services',
  component: ServicesScreen,
  tags: ['screen'],
  ...servicesMeta,
});

/** Files whose pads are too narrow if the hole sizes are finished sizes, but not if they are drill sizes. */
export const WithNarrowRings = meta.story({
  args: {
    tab: 'fab',
    onShowPlace: fn(),
    fileFigures: {
      ...agreeingFileFigures,
      holes: { ...agreeingFileFigures.holes, finished: { ...agreeingFileFigures.holes.finished, smallestRing: 0.1 } },
    },
  },
});

WithNarrowRings.test(
  'asks for the meaning of the hole sizes, and measures the ring from the drill',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Technology/ }));
    const sizes = within(canvas.getByRole('radiogroup', { name: 'Hole Sizes in the Files' }));
    await expect(sizes.getByRole('radio', { name: 'Finished sizes' })).toBeChecked();
    const hint = /smallest annular ring in your files is 0\.100 mm beyond the drill/;
    await expect(await canvas.findByText(hint)).toBeVisible();
    await userEvent.click(sizes.getByText('Drill sizes'));
    await waitFor(() => expect(canvas.queryByText(hint)).toBeNull());
  },
);

/** The customer's files differ from the form in size, layers and the narrowest track. */
export const WithFiles = meta.story({
  args: {
    tab: 'fab',
    onBoardFiles: fn(),
    onShowPlace: fn(),
    fileFigures: { ...agreeingFileFigures, size: [53.34, 20.32], copperLayers: 4, smallestTrack: 0.127 },
  },
});

WithFiles.test('shows the place of the narrowest track', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Technology/ }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Show the narrowest track' }));
  await expect(args.onShowPlace).toHaveBeenLastCalledWith('smallestTrack');
});

WithFiles.test('shows the figures of the files at the fields, and accepts dropped files', async ({ canvas, args }) => {
  await expect(canvas.getByText('Your files measure 53.34 × 20.32 mm.')).toBeVisible();
  await expect(canvas.getByText('Your files have 4 copper layers.')).toBeVisible();
  await expect(await canvas.findByRole('button', { name: 'Read Gerber files' })).toBeVisible();
  const file = new File(['x'], 'board.zip');
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const form = canvas.getByRole('form', { name: 'Rigid boards' });
  form.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  await waitFor(() =>
    expect(args.onBoardFiles).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'board.zip' })]),
  );
});
