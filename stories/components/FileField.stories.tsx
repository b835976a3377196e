import { Button } from '@pcb/ui/Button';
import { FileField, type FileItem } from '@pcb/ui/FileField';
import { Form, type FormProps } from '@pcb/ui/Form';
import { Grid } from '@pcb/ui/Grid';
import { Stack } from '@pcb/ui/Stack';
import { TextArea } from '@pcb/ui/TextArea';
import { TextField } from '@pcb/ui/TextField';
import { useState } from 'react';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { expectAnnounced } from './announced.ts';
import { leftToRight } from './leftToRight.ts';
import { onInverse } from './onInverse.tsx';

const panel: FileItem = { id: 'panel', name: 'panel-top.gbr', size: 2_140_000 };
const drill: FileItem = { id: 'drill', name: 'drill.drl', size: 48_300 };
const outline: FileItem = { id: 'outline', name: 'outline.gko', size: 3_900 };
const uploads: FileItem[] = [
  { ...panel, status: 'uploading', progress: 45 },
  { id: 'bottom', name: 'panel-bottom.gbr', size: 1_980_000, status: 'uploading' },
  { ...drill, status: 'uploaded' },
  { ...outline, status: 'failed' },
];

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
  args: {
    label: 'Gerber files',
    description: 'ZIP, RAR or 7Z, or the files one by one, up to 50 MB each',
    maxFiles: 10,
    maxFileSize: 50_000_000,
    acceptedFileTypes: ['.zip', '.rar', '.7z', '.gbr', '.gko', '.drl'],
    onChange: fn(),
  },
});

export const Playground = meta.story({ tags: ['ready'] });

const inputOf = (element: HTMLElement) => {
  const input = element.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input.');
  return input;
};
const fileOf = (name: string, content = 'G04*') => new File([content], name);

/** Drops or pastes files, as the browser does. */
function transfer(target: Element, type: 'drop' | 'paste', ...files: File[]) {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  const event =
    type === 'drop'
      ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
      : new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data });
  target.dispatchEvent(event);
  return event;
}
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
  'lists a file once, and takes it again when it has changed',
  async ({ canvas, canvasElement, args }) => {
    const zone = canvas.getByText('or drop files here');
    const panel = fileOf('panel-top.gbr');
    transfer(zone, 'drop', panel, fileOf('drill.drl'));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    const [first, second] = [...mocked(args.onChange!).mock.lastCall![0]];
    transfer(zone, 'drop', panel);
    await expect(args.onChange).toHaveBeenLastCalledWith([second, first]);

    // A browser says nothing when the user chooses the files that the input holds.
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

/** The host uploads the files and passes their progress. One of them failed. */
export const Uploads = meta.story({
  name: 'Uploading, upload failed',
  args: { value: uploads, onChange: fn() },
  render: function Host({ value = [], onChange, ...args }) {
    const [files, setFiles] = useState(value);
    return (
      <Stack>
        <FileField
          {...args}
          value={files}
          onChange={(next) => {
            setFiles(next);
            onChange?.(next);
          }}
        />
        <Button
          variant="ghost"
          onPress={() => setFiles(files.map((file) => ({ ...file, status: 'uploaded', progress: 100 })))}
        >
          Finish
        </Button>
      </Stack>
    );
  },
});

Uploads.test('says how far each file is, and announces the end', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('progressbar', { name: 'panel-top.gbr' })).toHaveValue(45);
  await expect(canvas.getByRole('progressbar', { name: 'panel-bottom.gbr' })).not.toHaveAttribute('value');
  await expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent(
    'The selected file could not be uploaded – try again',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
  await expectAnnounced('panel-top.gbr: Uploaded');
});

Uploads.test('moves focus to the next file, the previous one, and then to Choose', async ({ canvas, userEvent }) => {
  const remove = (name: string) => canvas.getByRole('button', { name: `Remove ${name}` });
  await userEvent.click(remove('drill.drl'));
  await expectAnnounced('Removed drill.drl');
  await expect(remove('outline.gko')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(remove('panel-bottom.gbr')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  await expect(canvas.queryByRole('list')).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Choose Gerber files' })).toHaveFocus();
});

const onSubmit = fn((_files: string[]) => {});

/** The browser asks for a required file, and the form submits what is listed. The server rejects the name Panel B. */
export const InAForm = meta.story({
  args: { name: 'gerbers', isRequired: true },
  render: function Host(args) {
    const [errors, setErrors] = useState<FormProps['validationErrors']>();
    return (
      <Form
        validationErrors={errors}
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          onSubmit(data.getAll('gerbers').map((file) => (file instanceof File ? file.name : file)));
          setErrors(data.get('board') === 'Panel B' ? { board: 'There is a Panel B already.' } : undefined);
        }}
      >
        <Stack align="start">
          <FileField {...args} style={{ alignSelf: 'stretch' }} />
          <TextField label="Board" name="board" isRequired defaultValue="Panel A" />
          <Button type="submit">Send</Button>
          <Button type="reset" variant="ghost">
            Reset
          </Button>
        </Stack>
      </Form>
    );
  },
});

InAForm.test('focuses Choose without a file, and submits the files', async ({ canvas, userEvent }) => {
  onSubmit.mockClear();
  const choose = canvas.getByRole('button', { name: 'Choose Gerber files' });
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await expect(choose).toHaveFocus();
  await expect(choose).toHaveAccessibleDescription(/^Required\. .* Choose the gerber files\.$/i);
  await expect(onSubmit).not.toHaveBeenCalled();

  const zone = canvas.getByText('or drop files here');
  transfer(zone, 'drop', fileOf('panel-top.gbr'));
  await waitFor(() => expect(choose).toHaveAccessibleDescription(/^Required\. .*50 MB each$/));
  transfer(zone, 'drop', fileOf('drill.drl'));
  await userEvent.click(await canvas.findByRole('button', { name: 'Remove panel-top.gbr' }));
  transfer(zone, 'drop', fileOf('panel-top.gbr'));
  await canvas.findByRole('button', { name: 'Remove panel-top.gbr' });
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await expect(onSubmit).toHaveBeenLastCalledWith(['drill.drl', 'panel-top.gbr']);

  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await expect(canvas.queryByRole('list')).toBeNull();
});

InAForm.test('keeps the files when another field is rejected', async ({ canvas, canvasElement, userEvent }) => {
  onSubmit.mockClear();
  const board = canvas.getByRole('textbox', { name: 'Board' });
  const send = () => userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  const expectFile = async () => {
    await expect(canvas.getByRole('button', { name: 'Remove drill.drl' })).toBeVisible();
    await expect(inputOf(canvasElement).files).toHaveLength(1);
  };
  transfer(canvas.getByText('or drop files here'), 'drop', fileOf('drill.drl'));
  await canvas.findByRole('button', { name: 'Remove drill.drl' });
  await userEvent.clear(board);
  await send();
  await expect(board).toBeInvalid();
  await expect(onSubmit).not.toHaveBeenCalled();
  await expectFile();

  await userEvent.type(board, 'Panel B');
  await send();
  await waitFor(() => expect(board).toHaveAccessibleDescription('There is a Panel B already.'));
  await expectFile();

  await userEvent.type(board, '2');
  await send();
  await expect(onSubmit).toHaveBeenCalledTimes(2);
  await expect(onSubmit).toHaveBeenLastCalledWith(['drill.drl']);
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
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const Dark = meta.story({ tags: ['dark'], args: { value: uploads }, globals: { theme: 'dark' } });

export const OnInverse = meta.story({
  tags: ['on-inverse'],
  decorators: [onInverse],
  args: { isRequired: true, value: uploads },
});

export const Touch = meta.story({ tags: ['touch'], args: { value: uploads }, globals: { pointer: 'coarse' } });
