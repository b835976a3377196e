import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mainSheet, readBillFile } from '../../packages/screens/src/quote/BillOfMaterials/readBillFile.ts';

const bill = 'Designator,Value\nR1,4.7 kΩ';
const windows1252 = Uint8Array.from('C1,10 \u00b5F', (character) => character.charCodeAt(0));
const utf16 = new Uint8Array([0xff, 0xfe, ...new Uint8Array(Uint16Array.from(bill, (c) => c.charCodeAt(0)).buffer)]);

describe('readBillFile', () => {
  it.each([
    ['UTF-8', bill, bill],
    ['UTF-16', utf16, bill],
    ['the Windows encoding', windows1252, 'C1,10 µF'],
  ])('reads text in %s', async (_, content, text) => {
    expect(await readBillFile(new Blob([content]))).toEqual({ sheets: [{ name: '', text }] });
  });

  it('reads the sheets of an Excel workbook', async () => {
    const workbook = await readFile(join(import.meta.dirname, 'billOfMaterials.xlsx'));
    expect(await readBillFile(new Blob([workbook]))).toEqual({
      sheets: [
        {
          name: expect.any(String) as string,
          text: 'Designator\tQuantity\tValue\tPackage\nC1, C2\t2\t100 nF\t0603\nR1-R3\t3\t10 kΩ\t0603',
        },
      ],
    });
  });

  it('chooses the sheet with most lines', async () => {
    const workbook = await readFile(join(import.meta.dirname, 'severalSheets.xlsx'));
    const read = await readBillFile(new Blob([workbook]));
    if ('failure' in read) throw new Error(read.failure);
    expect(read.sheets.map(({ name }) => name)).toEqual(['Cover', 'Parts', 'Mechanics']);
    expect((await mainSheet(read.sheets))?.name).toBe('Parts');
  });

  it('refuses a workbook that unpacks to gigabytes, without unpacking it', async () => {
    const workbook = new Uint8Array(await readFile(join(import.meta.dirname, 'severalSheets.xlsx')));
    const view = new DataView(workbook.buffer, workbook.byteOffset);
    const directory = workbook.findIndex((_, place) => view.getUint32(place, false) === 0x504b0102);
    view.setUint32(directory + 24, 2_000_000_000, true);
    expect(await readBillFile(new Blob([workbook]))).toEqual({ failure: 'tooLarge' });
  });

  it.each([
    ['a file above 5 MB', new Uint8Array(5_000_001), 'tooLarge'],
    ['an Excel 97 workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]), 'oldWorkbook'],
    ['a damaged workbook', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), 'brokenWorkbook'],
    ['an empty file', '', 'empty'],
    ['a file of blank lines', '\n \n', 'empty'],
    ['an interactive bill of materials', '<!DOCTYPE html>\n<html><script>var pcbdata</script></html>', 'webPage'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'notText'],
  ])('refuses %s', async (_, content, failure) => {
    expect(await readBillFile(new Blob([content]))).toEqual({ failure });
  });
});
