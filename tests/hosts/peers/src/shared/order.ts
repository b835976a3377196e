export interface Order {
  name: string;
  quantity: number;
  layers: string;
  finish: string;
  isTested: boolean;
  date: string;
  notes: string;
}

export const emptyOrder: Order = {
  name: '',
  quantity: 5,
  layers: '2',
  finish: 'hasl',
  isTested: false,
  date: '',
  notes: '',
};

export interface Choice {
  id: string;
  label: string;
}

export const layerChoices: readonly Choice[] = [
  { id: '2', label: '2 layers' },
  { id: '4', label: '4 layers' },
  { id: '6', label: '6 layers' },
];

export const finishChoices: readonly Choice[] = [
  { id: 'hasl', label: 'HASL' },
  { id: 'enig', label: 'ENIG' },
];

/** The price, such as '₹1,200'. */
export function priceOf({ quantity, layers, finish, isTested }: Order): string {
  const board = 60 * Number(layers) * (finish === 'enig' ? 1.5 : 1);
  return `₹${Math.round(quantity * board + (isTested ? 500 : 0)).toLocaleString('en-IN')}`;
}

export const confirmationOf = (order: Order) =>
  `Ordered ${order.quantity} × ${order.name} for ${priceOf(order)}, needed by ${order.date}.`;
