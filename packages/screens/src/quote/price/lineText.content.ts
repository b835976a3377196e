import type { ServiceTab } from '@pcb/quoting/forms';
import { formatNumber } from '@pcb/ui/format';
import { formatCount } from '../../shared/format/money.ts';

export interface Band {
  from: number;
  to: number;
  percent: string;
}

const area = (squareMetres: number) => formatNumber(squareMetres, { maximumFractionDigits: 3 });

export const lineContent = {
  headers: { name: 'Item', basis: 'Calculation', amount: 'Amount' },
  order: {
    layout: 'Layout',
    fab: 'Set-up',
    flex: 'Set-up',
    stencil: 'Set-up',
    source: 'Sourcing and buying',
  } satisfies Record<ServiceTab, string>,
  piece: {
    layout: 'Layout',
    fab: 'Board',
    flex: 'Circuit',
    stencil: 'Stencil',
    source: 'Kitting',
  } satisfies Record<ServiceTab, string>,
  area: 'Area',
  choice: (label: string, option: string) => `${label}: ${option}`,
  oncePerOrder: 'once per order',
  oncePerOrderFor: (choice: string) => `${choice}, once per order`,
  eachPiece: (quantity: string, rate: string) => `${quantity} × ${rate}`,
  eachArea: (quantity: string, area: string, rate: string) => `${quantity} × ${area} cm² × ${rate}`,
  extra: (order: string, quantity: string, rate: string) => `${order} + ${quantity} × ${rate}`,
  counted: (count: string, rate: string, quantity: string | null) =>
    quantity === null ? `${count} × ${rate}` : `${quantity} × ${count} × ${rate}`,
  volume: { area: 'Volume price of the area', pieces: 'Volume price' },
  bands: {
    area: (bands: readonly Band[]) =>
      bands.map(({ from, to, percent }) => `${area(from)} to ${area(to)} m² at ${percent}`).join(', '),
    pieces: (bands: readonly Band[]) =>
      bands
        .map(({ from, to, percent }) =>
          from === to
            ? `${formatCount(from)} at ${percent}`
            : `${formatCount(from)} to ${formatCount(to)} at ${percent}`,
        )
        .join(', '),
  },
  rounding: 'Rounding',
  roundedTo: { layout: 'to ₹50', other: 'to whole rupees' },
};
