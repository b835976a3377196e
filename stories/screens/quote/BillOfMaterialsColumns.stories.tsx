import { BillOfMaterials } from '@pcb/screens/quote/BillOfMaterials';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { expectAnnounced } from '../../components/announced.ts';
import { severalSheets } from '../workbook.ts';
import { billMeta } from './billStory.tsx';

// cspell:ignore NNNC Sztuk Gdzie
const meta = preview.meta({
  title: 'Screens/Storefront/BillOfMaterials',
  component: BillOfMaterials,
  tags: ['screen'],
  ...billMeta,
});

/** The meaning of each column, which the user can change, with its first cells below. */
export const Mapped = meta.story({
  args: {
    text: 'Designator,Qty,Value,Our code,Factory code\n"R1, R2",2,10k,100-001,RC0603FR-0710KL\nC1,1,100n,100-002,CL10B104KB8NNNC',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How the table was read' }));
  },
});

Mapped.test(
  'asks for part numbers until the user chooses the column with them',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/no manufacturer’s part number/)).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: /Column 5: Factory code/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Manufacturer part number' }));
    await expect(args.onChoicesChange).toHaveBeenLastCalledWith({ columns: { '4:Factory code': 'partNumber' } });
    await expect(await canvas.findByText('No open questions.')).toBeVisible();
    const rows = within(canvas.getByRole('table', { name: 'Lines' })).getAllByRole('row');
    await expect(rows[1]).toHaveTextContent('RC0603FR-0710KL');
  },
);

Mapped.test('announces the column whose meaning another one took', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: /Column 4: Our code/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Quantity for one set' }));
  await expectAnnounced('Column 2: Qty is no longer used.');
  await expect(canvas.getByRole('combobox', { name: /Column 2: Qty/ })).toHaveTextContent('Not used');
});

/** Each kind of question is one sentence with its rows. */
export const Unclear = meta.story({
  args: {
    text: [
      'Designator,Qty,Value,Package,MPN,Populate',
      'R1-R4,5,10k,603,RC0603FR-0710KL,x',
      '"R5, R6",3,22k,0603,9.55E+12,',
      'C1,two,100n,0402,N/A,x',
      'J1,1,Do not place near heat,,1-Oct,x',
      ',2,Screw M3x8,,MS-M3-8,x',
    ].join('\n'),
  },
});

Unclear.test('asks once for each kind of question', async ({ canvas }) => {
  const list = within(canvas.getByRole('list', { name: 'To check (6)' }));
  const sentences = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  await expect(sentences[0]).toBe(
    'Rows 2 and 3: the quantity is not the number of designators (5 for 4 designators and 3 for 2 designators). We count the designators.',
  );
  await expect(sentences).toContain(
    'Rows 2, 3 and 5: did a spreadsheet program change “603”, “9.55E+12” and “1-Oct”? Format the column as text and enter it again.',
  );
});

/** No row names the columns: their meaning is inferred from their cells, and shown at once. */
export const NoHeader = meta.story({
  args: { text: '"R1, R2";2;10k;0603;RC0603FR-0710KL\nC1;1;100n;0603;CL10B104KB8NNNC\nU1;1;NE555;SOIC-8;NE555DR' },
});

NoHeader.test('shows the inferred meaning of each column', async ({ canvas }) => {
  await expect(
    canvas.getByText('No row names the columns. Choose above which one does, or what each column is.'),
  ).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: /Column 1/ })).toHaveTextContent('Designators');
  await expect(canvas.getByRole('combobox', { name: /Column 5/ })).toHaveTextContent('Manufacturer part number');
});

/** Unknown headings: the user chooses the row that has them, and the meaning of the columns. */
export const UnknownHeader = meta.story({ args: { text: 'Kod;Sztuk;Gdzie\nRC0603FR-0710KL;2;R1, R2\nNE555DR;1;U1' } });

UnknownHeader.test('asks until the user chooses the row with the headings', async ({ canvas, userEvent, args }) => {
  await expect(
    canvas.getByText('No row names the columns. Choose above which one does, or what each column is.'),
  ).toBeVisible();
  await userEvent.click(canvas.getByRole('combobox', { name: /Header row/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Row 1: Kod · Sztuk · Gdzie' }));
  await expect(args.onChoicesChange).toHaveBeenLastCalledWith({ header: '1:Kod Sztuk Gdzie' });
  await expect(await canvas.findByRole('combobox', { name: /Column 3: Gdzie/ })).toHaveTextContent('Designators');
  await expect(canvas.queryByText(/No row names the columns/)).toBeNull();
  const rows = within(canvas.getByRole('table', { name: 'Lines' })).getAllByRole('row');
  await expect(rows).toHaveLength(4);
});

/** A workbook with a cover sheet: the sheet with most lines is read, and the others can be chosen. */
export const SeveralSheets = meta.story({
  args: { text: '' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.upload(input, new File([severalSheets()], 'bill.xlsx'));
    await canvas.findByRole('table', { name: 'Lines' });
  },
});

SeveralSheets.test(
  'reads the sheet with the lines, and another one on request',
  async ({ canvas, userEvent, args }) => {
    const sheet = canvas.getByRole('combobox', { name: /Sheet of the workbook/ });
    await expect(sheet).toHaveTextContent('Parts');
    await userEvent.click(sheet);
    await userEvent.click(await screen.findByRole('option', { name: 'Mechanics' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('MPN\tQty\nMS-M3-8\t4'));
    await expect(args.onWorkbookChange).toHaveBeenLastCalledWith(expect.objectContaining({ sheet: 'Mechanics' }));
    await userEvent.type(canvas.getByRole('textbox'), '\nMS-M4-8\t2');
    await expect(sheet).toHaveTextContent('Mechanics');
  },
);

/** A bill in Japanese, whose words are loaded when it is pasted. */
export const Japanese = meta.story({
  args: { text: '項番,部品番号,型番,員数,備考\n1,"R1,R2",RX1-10K,2,\n2,C1,CQ16,1,未実装' },
});

Japanese.test('reads its headings and marks', async ({ canvas }) => {
  const rows = within(await canvas.findByRole('table', { name: 'Lines' })).getAllByRole('row');
  await expect(rows[1]).toHaveTextContent('RX1-10K220');
  await expect(rows[2]).toHaveTextContent('CQ16Not fitted0');
});

/** An interactive bill of materials, which is a web page. */
export const WebPage = meta.story({
  args: { text: '' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    const page = '<!DOCTYPE html>\n<html><head><title>Interactive BOM</title></head></html>';
    if (input) await userEvent.upload(input, new File([page], 'ibom.html', { type: 'text/html' }));
    await canvas.findByRole('button', { name: 'Remove ibom.html' });
  },
});

WebPage.test('states what to export instead, for a file and for its source', async ({ canvas, userEvent }) => {
  const sentence = /Export the bill as CSV or XLSX from your CAD program/;
  await expect(canvas.getByRole('button', { name: 'Remove ibom.html' })).toHaveAccessibleDescription(sentence);
  const text = canvas.getByRole('textbox', { name: 'Lines of the bill of materials' });
  await expect(text).toHaveValue('');
  await userEvent.click(text);
  await userEvent.paste('<html><body>R1</body></html>');
  await expect(text).toHaveAccessibleDescription(sentence);
});
