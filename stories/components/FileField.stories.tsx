import { FileField } from '@pcb/ui/FileField';
import { Grid } from '@pcb/ui/Grid';
import { TextArea } from '@pcb/ui/TextArea';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';
import { expectAnnounced } from './announced.ts';
import { drill, fileFieldArgs, fileOf, inputOf, panel, transfer, uploads } from './fileFieldParts.ts';
import { leftToRight } from './leftToRight.ts';

const meta = preview.meta({
  title: 'Components/FileField',
  component: FileField,
  parameters: {
    guide: {
      instead: ['`UploadButton` for a button that starts an upload elsewhere.', '`TextArea` for a few lines of text.'],
      keyboard: [
        '`Tab` Moves to the Choose button, and then to the Remove button of each file.',
        '`Enter or Space` Opens the file picker, or removes the file.',
        '`Control + V` Adds the files of the clipboard, while focus is in the field.',
      ],
      copy: [
        'The label names the files: Gerber files.',
        'The description gives the file types and the maximum size.',
        'An error message of a failed upload says what to do next.',
      ],
    },
  },
  args: fileFieldArgs,
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('has one tab stop, named by its text and the label', async ({ canvas, canvasElement, userEvent }) => {
  const choose = canvas.getByRole('button', { name: 'Choose Gerber files' });
  await expect(choose).toHaveAccessibleDescription('ZIP, RAR or 7Z, or the files one by one, up to 50 MB each');
  await userEvent.tab();
  await expect(choose).toHaveFocus();
  const onClick = fn((event: Event) => event.preventDefault());
  inputOf(canvasElement).addEventListener('click', onClick);
  await userEvent.keyboard('{Enter}');
  await expect(onClick).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  await expect(document.body).toHaveFocus();
});

Playground.test(
  'checks chosen, dropped and pasted files in the same way',
  leftToRight,
  async ({ canvas, canvasElement, args }) => {
    const choose = canvas.getByRole('button', { name: 'Choose Gerber files' });
    const good = fileOf('PANEL.GBR');
    const bad = fileOf('notes.docx');
    const input = inputOf(canvasElement);
    const chosen = new DataTransfer();
    for (const file of [good, bad]) chosen.items.add(file);
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'PANEL.GBR', size: 4 })]);
    await expectAnnounced(
      'Files added: PANEL.GBR notes.docx: The selected file must be a ZIP, RAR, 7Z, GBR, GKO or DRL',
    );

    const zone = canvas.getByText('or drop files here');
    await expect(transfer(zone, 'drop', fileOf('DROPPED.GBR'), bad).defaultPrevented).toBe(true);
    await expect(transfer(choose, 'paste', fileOf('PASTED.GBR'), bad).defaultPrevented).toBe(true);
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    const rows = await canvas.findAllByRole('listitem');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      'PANEL.GBR4 bytes',
      'DROPPED.GBR4 bytes',
      'PASTED.GBR4 bytes',
      'notes.docx4 bytesThe selected file must be a ZIP, RAR, 7Z, GBR, GKO or DRL',
    ]);
    await expect([...(input.files ?? [])].map(({ name }) => name)).toEqual(['PANEL.GBR', 'DROPPED.GBR', 'PASTED.GBR']);
  },
);

Playground.test(
  'lists a file once, and accepts it again when it has changed',
  async ({ canvas, canvasElement, args }) => {
    const zone = canvas.getByText('or drop files here');
    const panel = fileOf('panel-top.gbr');
    transfer(zone, 'drop', panel, fileOf('drill.drl'));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    const [first, second] = [...mocked(args.onChange!).mock.lastCall![0]];
    transfer(zone, 'drop', panel);
    await expect(args.onChange).toHaveBeenLastCalledWith([second, first]);

    // A browser does not fire an event when the user chooses the files that the input already holds.
    const input = inputOf(canvasElement);
    input.addEventListener('click', (event) => event.preventDefault(), { once: true });
    input.click();
    await expect(input.files).toHaveLength(0);
    input.dispatchEvent(new Event('cancel', { bubbles: true }));
    await expect(input.files).toHaveLength(2);
  },
);

Playground.test('leaves dropped and pasted text alone', async ({ canvas, args }) => {
  const data = new DataTransfer();
  data.setData('text/plain', 'https://example.com/panel.gbr');
  const zone = canvas.getByText('or drop files here');
  const drag = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: data });
  zone.dispatchEvent(drag);
  await expect(drag.defaultPrevented).toBe(true);
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
  zone.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: data }));
  await expect(args.onChange).not.toHaveBeenCalled();
  await expect(canvas.queryByRole('list')).toBeNull();
});

Playground.test('explains a folder', async ({ canvas }) => {
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true });
  const folder = { kind: 'file', webkitGetAsEntry: () => ({ isDirectory: true, name: 'gerbers' }) };
  Object.defineProperty(drop, 'dataTransfer', { value: { types: ['Files'], items: [folder] } });
  canvas.getByText('or drop files here').dispatchEvent(drop);
  await expect(await canvas.findByRole('listitem')).toHaveTextContent(
    'gerbersThis is a folder. Select the files in it instead',
  );
});

/** Each file has its own error, below its name. */
export const Refused = meta.story({
  args: { maxFiles: 2, maxFileSize: 1_000_000 },
  play: async ({ canvas, canvasElement }) => {
    const files = [
      fileOf('panel-top.gbr'),
      fileOf('photo.heic'),
      fileOf('archive.zip', 'x'.repeat(1_200_000)),
      fileOf('empty.gbr', ''),
      fileOf('drill.drl'),
      fileOf('outline.gko'),
    ];
    transfer(canvas.getByText('or drop files here'), 'drop', ...files);
    await canvas.findByText('empty.gbr');
    await expect(inputOf(canvasElement).files).toHaveLength(2);
  },
});

Refused.test('has an error at each, and clears it when it is settled', leftToRight, async ({ canvas, userEvent }) => {
  const rows = () => canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
  await expect(rows()).toEqual([
    'panel-top.gbr4 bytes',
    'drill.drl4 bytes',
    'photo.heic4 bytesThe selected file must be a ZIP, RAR, 7Z, GBR, GKO or DRL',
    'archive.zip1.2 MBThe selected file must be smaller than 1 MB',
    'empty.gbr0 bytesThe selected file is empty',
    'outline.gko4 bytesYou can only select up to 2 files at the same time',
  ]);
  await expect(canvas.getByRole('button', { name: 'Remove empty.gbr' })).toHaveAccessibleDescription(
    'The selected file is empty',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Remove drill.drl' }));
  transfer(canvas.getByText('or drop files here'), 'drop', fileOf('empty.gbr', 'no longer'));
  await waitFor(() =>
    expect(rows()).toEqual([
      'panel-top.gbr4 bytes',
      'empty.gbr9 bytes',
      expect.stringMatching(/^photo/),
      expect.stringMatching(/^archive/),
    ]),
  );
});

/** One file, with the words of the server; disabled; with files from before; and with a text that takes files as well. */
export const States = meta.story({
  render: (args) => (
    <Grid minColumnWidth="18rem">
      <FileField
        label="Drawing"
        description="PDF, up to 10 MB"
        isRequired
        isInvalid
        errorMessage="Select a drawing of the outline"
      />
      <FileField label="Schematic" description="PDF" isDisabled defaultValue={[panel]} />
      <FileField {...args} defaultValue={[{ ...panel, status: 'uploaded' }, drill]} />
      <FileField label="Netlist" acceptedFileTypes={['.txt']}>
        <TextArea label="Text of the netlist" description="Paste it, or drop a file here." />
      </FileField>
    </Grid>
  ),
});

States.test('a single file is replaced; the field above takes files, and keeps its text', async ({ canvas }) => {
  const text = canvas.getByRole('textbox', { name: 'Text of the netlist' });
  transfer(text, 'drop', fileOf('first.txt'));
  await canvas.findByText('first.txt');
  transfer(text, 'drop', fileOf('second.txt'));
  await canvas.findByText('second.txt');
  await expect(canvas.queryByText('first.txt')).toBeNull();

  const cells = new DataTransfer();
  cells.setData('text/plain', 'R1\t10k');
  cells.items.add(fileOf('image.png'));
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: cells });
  text.dispatchEvent(paste);
  await expect(paste.defaultPrevented).toBe(false);
});

export const LongNames = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    label: 'Gerber, drill and outline files of every board in the delivery panel, with the panel drawing',
    defaultValue: [
      { ...panel, name: `${'panel-of-the-power-supply-'.repeat(4)}top.gbr`, status: 'uploading', progress: 70 },
      {
        ...drill,
        name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk.drl',
        status: 'failed',
        errorMessage:
          'The selected file has no drill table. Export it as Excellon with the tool table, then try again.',
      },
    ],
  },
  globals: narrow,
});

export const Dark = meta.story({ tags: ['dark'], args: { value: uploads }, globals: { theme: 'dark' } });

export const OnInverse = meta.story({ tags: ['on-inverse'], args: { isRequired: true, value: uploads } });

export const Touch = meta.story({ tags: ['touch'], args: { value: uploads }, globals: { pointer: 'coarse' } });
