/** What a column of a bill of materials can hold. */
const billColumns = ['designators', 'quantity', 'value', 'package', 'partNumber', 'manufacturer', 'notFitted'] as const;
type BillColumn = (typeof billColumns)[number];

/**
 * Headers as KiCad, Altium Designer, EAGLE, OrCAD and common spreadsheets write them, in lower case without anything but
 * letters. The first match in a row counts.
 */
// cspell:disable
const headers: Readonly<Record<BillColumn, readonly string[]>> = {
  designators: [
    'designator',
    'designators',
    'reference',
    'references',
    'refdes',
    'ref',
    'refs',
    'referencedesignator',
    'referencedesignators',
    'partreference',
    'parts',
  ],
  quantity: ['quantity', 'qty', 'qnty', 'count', 'quantityperboard', 'qtyperboard', 'quantityperset'],
  value: ['value', 'val', 'comment'],
  package: ['package', 'footprint', 'case', 'pcbfootprint', 'packagefootprint'],
  partNumber: [
    'partnumber',
    'mpn',
    'mfrpn',
    'mfgpn',
    'mpnpartnumber',
    'manufacturerpart',
    'manufacturerpartnumber',
    'manufacturerpartno',
    'mfrpart',
    'mfrpartnumber',
    'mfgpart',
    'mfgpartnumber',
    'partno',
    'part',
  ],
  manufacturer: ['manufacturer', 'manufacturername', 'mfr', 'mfg', 'make', 'brand'],
  notFitted: ['dnp', 'dnf', 'dni', 'donotpopulate', 'donotplace', 'donotfit'],
};
// cspell:enable

/** The index of each column that is there. */
export type ColumnPlaces = Partial<Record<BillColumn, number>>;

const lettersOf = (header: string) =>
  header
    .toLowerCase()
    .replace(/\(s\)/g, 's')
    .replace(/[^\p{Letter}]/gu, '');

function placesIn(row: readonly string[]): ColumnPlaces {
  const names = row.map(lettersOf);
  const places: ColumnPlaces = {};
  for (const column of billColumns) {
    const index = names.findIndex((name) => headers[column].includes(name));
    if (index >= 0) places[column] = index;
  }
  return places;
}

/** Titles and dates often stand above the header. */
const lastHeaderRow = 30;

/** The header: the first row that names designators or a quantity, and one more column. `null` if there is none. */
export function findHeader(rows: readonly (readonly string[])[]): { index: number; places: ColumnPlaces } | null {
  for (const [index, row] of rows.slice(0, lastHeaderRow).entries()) {
    const places = placesIn(row);
    const isHeader = places.designators !== undefined || places.quantity !== undefined;
    if (isHeader && Object.keys(places).length > 1) return { index, places };
  }
  return null;
}
