import { type UploadPurpose, UploadFiles, type UploadFilesProps } from '@pcb/screens/quote/UploadFiles';
import { ServicesScreen, type Uploads } from '@pcb/screens/storefront/ServicesScreen';
import type { FileItem } from '@pcb/ui/FileField';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../../looks.ts';
import { servicesMeta, summaryOf } from './servicesStory.tsx';

const schematic: FileItem = { id: 'schematic', name: 'motor-controller.pdf', size: 2_400_000 };
const bill: FileItem = { id: 'bill', name: 'motor-controller-bom.xlsx', size: 48_000 };
const paste: FileItem = { id: 'paste', name: 'paste-top.gbr', size: 310_000 };

type Files = Partial<Record<UploadPurpose, readonly FileItem[]>>;

const onChange = fn<(purpose: UploadPurpose, files: readonly FileItem[]) => void>();
const onRetry = fn<(purpose: UploadPurpose) => void>();

/** Keeps the files, as a host does. */
function UploadHost({ files: before, ...field }: Omit<UploadFilesProps, 'onChange' | 'onRetry'>) {
  const [files, setFiles] = useState(before);
  return (
    <UploadFiles
      {...field}
      files={files}
      onChange={(chosen) => {
        onChange(field.purpose, chosen);
        setFiles(chosen);
      }}
      onRetry={() => onRetry(field.purpose)}
    />
  );
}

const uploadsOf = (files: Files, isSignedIn = true): Uploads => ({
  field: (field) => <UploadHost {...field} files={files[field.purpose] ?? []} isSignedIn={isSignedIn} />,
});

const meta = preview.meta({
  title: 'Screens/Storefront/Services',
  component: ServicesScreen,
  tags: ['screen'],
  ...servicesMeta,
  args: { ...servicesMeta.args, isSignedIn: true, uploads: uploadsOf({}) },
});

/** The host accepts files, so the buttons choose them. */
export const LayoutUploads = meta.story();

LayoutUploads.test(
  '[Q-10] keeps labels, help and names, and reports a file to the host',
  async ({ canvas, userEvent }) => {
    for (const [label, help] of [
      ['Schematic', 'PDF, or the project of your design tool.'],
      ['Bill of Material', 'A spreadsheet with manufacturer part numbers.'],
    ]) {
      const button = await canvas.findByRole('button', { name: `Upload ${label}` });
      await expect(button).toHaveAccessibleDescription(`Required. ${help}`);
    }
    const file = new File(['%PDF'], 'amp.pdf');
    const input = canvas.getByRole('button', { name: 'Upload Schematic' }).parentElement?.querySelector('input');
    if (input) await userEvent.upload(input, file);
    await expect(onChange).toHaveBeenLastCalledWith('schematic', [expect.objectContaining({ file })]);
    await expect(within(canvas.getByRole('list', { name: 'Schematic' })).getByText('amp.pdf')).toBeVisible();
  },
);

/** Signed out: the files stay chosen. */
export const LayoutChosen = meta.story({
  args: { isSignedIn: false, uploads: uploadsOf({ schematic: [schematic] }, false) },
});

LayoutChosen.test('asks the visitor to log in only next to the chosen file', async ({ canvas }) => {
  await expect(await canvas.findByText('motor-controller.pdf')).toBeVisible();
  await expect(canvas.getAllByRole('link', { name: 'log in' })).toHaveLength(1);
});

/** One file is being uploaded, and one is done. */
export const LayoutUploading = meta.story({
  args: {
    uploads: uploadsOf({
      schematic: [{ ...schematic, status: 'uploading', progress: 45 }],
      billOfMaterial: [{ ...bill, status: 'uploaded' }],
    }),
  },
});

LayoutUploading.test('shows the progress of each file', async ({ canvas }) => {
  await expect(await canvas.findByRole('progressbar', { name: schematic.name })).toHaveValue(45);
  await expect(canvas.getByText('Uploaded')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /Try again/ })).toBeNull();
});

const busy = 'The server is busy. Try again in 2 seconds.';

/** One file could not be sent. */
export const LayoutFailed = meta.story({
  name: 'Upload failed: layout',
  globals: narrow,
  args: { uploads: uploadsOf({ schematic: [{ ...schematic, status: 'failed', errorMessage: busy }] }) },
});

LayoutFailed.test('shows the reason, and retries without losing the focus', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(busy)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again with Schematic' }));
  await expect(onRetry).toHaveBeenLastCalledWith('schematic');
  await expect(canvas.getByRole('button', { name: 'Upload Schematic' })).toHaveFocus();
});

/** 'Add to Cart' without the files. */
export const LayoutMissing = meta.story({
  args: {
    uploads: {
      ...uploadsOf({}),
      problems: {
        schematic: 'Choose the schematic: a layout is made from it.',
        billOfMaterial: 'Choose the bill of material: a layout is made from it.',
      },
    },
  },
});

LayoutMissing.test('asks for the files at the fields', async ({ canvas }) => {
  await expect(await canvas.findByText(/Choose the schematic/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Upload Bill of Material' })).toHaveAccessibleDescription(
    /Choose the bill of material/,
  );
});

/** All states of the stencil file. */
export const StencilUploading = meta.story({
  args: { tab: 'stencil', uploads: uploadsOf({ stencilData: [{ ...paste, status: 'uploading', progress: 70 }] }) },
});

StencilUploading.test('[Q-13] keeps the label of its upload', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Upload Stencil Data' })).toBeVisible();
  await expect(canvas.getByRole('progressbar', { name: paste.name })).toHaveValue(70);
});

export const StencilChosen = meta.story({
  args: { tab: 'stencil', isSignedIn: false, uploads: uploadsOf({ stencilData: [paste] }, false) },
});

export const StencilFailed = meta.story({
  name: 'Upload failed: stencil',
  args: { tab: 'stencil', uploads: uploadsOf({ stencilData: [{ ...paste, status: 'failed', errorMessage: busy }] }) },
});

export const StencilUploaded = meta.story({
  args: { tab: 'stencil', uploads: uploadsOf({ stencilData: [{ ...paste, status: 'uploaded' }] }) },
});

/** 'Add to Cart' waits for the files of the board. */
export const SendingBoardFiles = meta.story({ args: { tab: 'fab', uploads: { ...uploadsOf({}), sent: 40 } } });

SendingBoardFiles.test('has a button that cannot be pressed twice', async ({ canvas, userEvent, args }) => {
  const summary = within(summaryOf(canvas));
  await expect(summary.getByText('Sending your files: 40 %')).toBeVisible();
  await userEvent.click(summary.getByRole('button', { name: /Add to Cart/ }));
  await expect(args.onAddToCart).not.toHaveBeenCalled();
});
