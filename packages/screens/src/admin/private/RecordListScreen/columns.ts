import { rupeesIn } from './sortRows.ts';

/** The date of a record, below its id on a phone. */
export const dateColumn = {
  id: 'date',
  width: 7,
  isMono: true,
  foldsInto: 'id',
  sortValue: ({ date }: { date: string }) => date,
} as const;

/** A right-aligned amount in rupees. */
export const totalColumn = {
  id: 'total',
  width: 7,
  align: 'end',
  isMono: true,
  narrowPlace: 'topEnd',
  sortValue: ({ total }: { total: string }) => rupeesIn(total),
} as const;

/** The buttons of a row, in a column of `width` rem. */
export const actionsColumn = (width: number) => ({ id: 'actions', width, isLabelHidden: true, align: 'end' }) as const;
