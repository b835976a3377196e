import { BillOfMaterials, billOfMaterialsContent } from '@pcb/screens/quote/BillOfMaterials';
import { expect, waitFor, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { expectAnnounced } from '../../components/announced.ts';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { billMeta } from './billStory.tsx';

const { example } = billOfMaterialsContent;

// cspell:ignore NNNC
const meta = preview.meta({
  title: 'Screens/Storefront/BillOfMaterials',
  component: BillOfMaterials,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  ...billMeta,
  parameters: {
    ...billMeta.parameters,
    guide: {
      instead: [
        'To send a bill of materials with an order, use the upload of the layout form.',
        'For the spares of one part, use SparePartsCalculator.',
      ],
      keyboard: [
        '`Tab` Moves from the text to the file button, the export button and the lines, if they scroll.',
        '`Control+V` Pastes the cells of a spreadsheet into the text.',
        '`Enter or Space` Opens the file picker of the system, or presses the export button.',
      ],
      copy: [
        'A problem names its row, as the spreadsheet counts it, and what was understood. None is called an error: a buyer would only ask.',
        'Say that nothing is sent, before the text is pasted.',
      ],
    },
  },
});

/** A bill with the usual slips. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test('counts designators, multiplies by the sets, and lists what to check', async ({ canvas }) => {
  const figures = [...canvas.getByRole('region', { name: 'Check your bill of materials' }).querySelectorAll('dd')];
  await expect(figures.map(({ textContent }) => textContent)).toEqual(['7', '14', '140', '1']);
  await expect(
    within(canvas.getByRole('list', { name: 'To check (2)' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Rows 4 and 5: R3 is in each of them.',
    'Row 4: the quantity is 4, but there are 3 designators. We count the designators.',
  ]);
  const rows = within(canvas.getByRole('table', { name: 'Lines' })).getAllByRole('row');
  await expect(rows[1]).toHaveTextContent('C1, C2, C3, C4, C7100 nF 0603CL10B104KB8NNNC550');
  await expect(rows.at(-1)).toHaveTextContent('Total of all 7 lines14140');
});

Ready.test('follows a correction, keeps the text and announces the result', async ({ canvas, userEvent, args }) => {
  const text = canvas.getByRole('textbox', { name: 'Lines of the bill of materials' });
  await userEvent.clear(text);
  await expect(canvas.queryByRole('table')).toBeNull();
  await userEvent.click(text);
  await userEvent.paste('Ref,Qty\nR1,1');
  await expect(args.onTextChange).toHaveBeenLastCalledWith('Ref,Qty\nR1,1');
  await expectAnnounced('1 line read. 1 thing to check.');
});

Ready.test('exports the lines with the quantities for one set and for all', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
  await expect(args.onExport).toHaveBeenCalledTimes(1);
  await expect(args.onExport).toHaveBeenCalledWith(
    'bill-of-materials.csv',
    expect.stringContaining('\r\n"R1, R2, R3",3,30,10 kΩ,0603,RC0603FR-0710KL,Yageo,,,,,\r\n'),
  );
});

/** Nothing pasted yet: an example shows what is expected. */
export const Empty = meta.story({ tags: ['empty'], args: { text: '' } });

Empty.test('reads a chosen file, and the example', async ({ canvas, canvasElement, userEvent, args }) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  const file = new File(['Designator,Value\nU1,NE555'], 'bill.csv', { type: 'text/csv' });
  if (input) await userEvent.upload(input, file);
  await waitFor(() => expect(args.onTextChange).toHaveBeenLastCalledWith('Designator,Value\nU1,NE555'));
  await userEvent.clear(canvas.getByRole('textbox', { name: 'Lines of the bill of materials' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Try an example' }));
  await expect(args.onTextChange).toHaveBeenLastCalledWith(example);
  await expect(canvas.queryByRole('button', { name: 'Try an example' })).toBeNull();
  await expect(canvas.getByRole('textbox', { name: 'Lines of the bill of materials' })).toHaveFocus();
});

Empty.test('reads a dropped file', async ({ canvas, args }) => {
  const file = new File(['Ref,Value\nU1,NE555'], 'bill.csv');
  const text = canvas.getByRole('textbox', { name: 'Lines of the bill of materials' });
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  text.dispatchEvent(drop);
  await expect(drop.defaultPrevented).toBe(true);
  await waitFor(() => expect(args.onTextChange).toHaveBeenLastCalledWith('Ref,Value\nU1,NE555'));
});

/** Text that is not a table. */
export const Unreadable = meta.story({ name: 'Error', tags: ['error'], args: { text: 'apples\npears' } });

Unreadable.test('names what is missing, and keeps the text', async ({ canvas, canvasElement, userEvent }) => {
  const text = canvas.getByRole('textbox', { name: 'Lines of the bill of materials' });
  await expect(text).toBeInvalid();
  await expect(text).toHaveAccessibleDescription(/No table found\./);
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0])], 'bill.csv');
  if (input) await userEvent.upload(input, picture);
  const remove = await canvas.findByRole('button', { name: 'Remove bill.csv' });
  await expect(remove).toHaveAccessibleDescription('This is neither a text file nor a workbook.');
  await expect(text).toHaveValue('apples\npears');
});

/** Rows that name only another maker and number belong to the line above. */
export const Alternates = meta.story({
  args: {
    text: 'Qty,Reference,Value,Manufacturer,Part number\n2,"C1,C2",100nF,Samsung,CL10B104KB8NNNC\n,,,Yageo,CC0603KRX7R9BB104\n,,,Murata,GRM188R71H104KA93D\n1,R1,1k,Yageo,RC0603FR-071KL',
  },
});

Alternates.test('keeps alternates with their line, in table and exported file', async ({ canvas, userEvent, args }) => {
  const rows = within(canvas.getByRole('table', { name: 'Lines' })).getAllByRole('row');
  await expect(rows[1]).toHaveTextContent('or Yageo CC0603KRX7R9BB104, Murata GRM188R71H104KA93D');
  await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
  await expect(args.onExport).toHaveBeenCalledWith(
    'bill-of-materials.csv',
    expect.stringContaining('Yageo CC0603KRX7R9BB104; Murata GRM188R71H104KA93D'),
  );
});

/** Parts that are not fitted, each with the text that marks them. */
export const NotFitted = meta.story({
  args: {
    text: [
      'Designator,Qty,Value,MPN,DNP,Notes',
      'R1,1,10k,RC0603FR-0710KL,Fitted,',
      'R2,1,DNM,,,',
      'R3,0,22k,RC0603FR-0722KL,,',
      'R4,1,33k,RC0603FR-0733KL,DNP,',
      'J1,1,Header,M20-9990445,,Please do not populate',
      'Do not install below,,,,,',
      'J2,1,Header,M20-9990446,,',
    ].join('\n'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How the table was read' }));
  },
});

NotFitted.test('states why each part is left out', async ({ canvas }) => {
  for (const reason of [
    'Rows 3 and 6: not fitted, as a cell says (“DNM” and “Please do not populate”).',
    'Row 4: not fitted, as the quantity says (“0”).',
    'Row 5: not fitted, as its column says (“DNP”).',
    'Row 8: not fitted, as the heading above says (“Do not install below”).',
  ])
    await expect(canvas.getByText(reason)).toBeVisible();
});

/** Lines with some designators that a column or a note marks as not fitted: the others are ordered. */
export const PartlyFitted = meta.story({
  args: {
    text: [
      'Designator,Qty,Value,MPN,Variant DNP,Notes',
      '"C1, C2, C3",3,100n,CL10B104KB8NNNC,C2,',
      '"R1, R2",2,10k,RC0603FR-0710KL,,R1 not fitted',
      'U1,1,NE555,NE555DR,,',
    ].join('\n'),
  },
});

PartlyFitted.test('counts the fitted designators, and exports both', async ({ canvas, userEvent, args }) => {
  const rows = within(canvas.getByRole('table', { name: 'Lines' })).getAllByRole('row');
  await expect(rows[1]).toHaveTextContent('C1, C3 Not fitted: C2');
  await expect(rows.at(-1)).toHaveTextContent('Total of all 3 lines440');
  await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
  await expect(args.onExport).toHaveBeenCalledWith(
    'bill-of-materials.csv',
    expect.stringContaining('\r\nC2,0,0,100n,,CL10B104KB8NNNC,,,,,,DNP\r\n'),
  );
  await userEvent.click(canvas.getByRole('button', { name: 'How the table was read' }));
  await expect(canvas.getByText('Row 2: not fitted, as its column says (“C2”).')).toBeVisible();
});

/** Every line is in order. */
export const NothingToCheck = meta.story({
  args: { text: 'Designator,Value,Footprint,MPN\n"R1, R2",10 kΩ,0603,RC0603FR-0710KL', quantity: '' },
});

NothingToCheck.test('reports no problems, and counts one set if the quantity is not a number', async ({ canvas }) => {
  await expect(canvas.getByText('No open questions.')).toBeVisible();
  await expect(canvas.getByText('Parts for one set')).toBeVisible();
  await expect(canvas.queryByText('Parts for 1 set')).toBeNull();
});

/** 400 lines that each repeat a designator: the first problems show, and the table scrolls. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: {
    quantity: '1,00,000',
    text: `Designator,Quantity,Value,Footprint,MPN\n${Array.from(
      { length: 400 },
      (_, index) =>
        `"U${index} U${index}",1,${'Temperature-compensated crystal oscillator '.repeat(3)},QFN,${'X'.repeat(60)}`,
    ).join('\n')}`,
  },
  globals: narrow,
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
