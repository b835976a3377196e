import { Button } from '@pcb/ui/Button';
import { FileField } from '@pcb/ui/FileField';
import { Form, type FormProps } from '@pcb/ui/Form';
import { Stack } from '@pcb/ui/Stack';
import { TextField } from '@pcb/ui/TextField';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { expectAnnounced } from './announced.ts';
import { fileFieldArgs, fileOf, inputOf, transfer, uploads } from './fileFieldParts.ts';

const meta = preview.meta({ title: 'Components/FileField', component: FileField, args: fileFieldArgs });

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

Uploads.test('shows the progress of each file, and announces the end', async ({ canvas, userEvent }) => {
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

/** The browser rejects a missing required file, and the form submits the listed files. The server rejects the name Panel B. */
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
