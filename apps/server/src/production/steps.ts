import { orders, type OrderStatus } from '@pcb/records/orders';
/** The table of the steps of an order: the side that may take each step, and the statuses that allow it. */
import { type OrderStep, orderSteps, type Side } from '@pcb/records/orderSteps';

export interface OrderState {
  status: OrderStatus;
  isCancelled: boolean;
  awaits: Side | null;
  hasDispatches: boolean;
}

const obstacles = {
  cancelled: ({ isCancelled }) => isCancelled,
  questionOpen: ({ awaits }) => awaits === 'customer',
  partsDispatched: ({ hasDispatches }) => hasDispatches,
  nothingAsked: ({ awaits }) => awaits === null,
} satisfies Record<string, (state: OrderState) => boolean>;

type Obstacle = keyof typeof obstacles;

interface Rule {
  /** The statuses at which each side may take the step. */
  from: Partial<Record<Side, readonly OrderStatus[]>>;
  to?: OrderStatus;
  unless?: readonly Obstacle[];
  /** The side that has to answer afterwards. @default unchanged */
  awaits?: Side | null;
}

const anyStatus = orders.fields.status.choices;
const unfinished: readonly OrderStatus[] = ['Pending', 'In Production'];

export const steps: Readonly<Record<OrderStep, Rule>> = {
  start: { from: { business: ['Pending'] }, to: 'In Production', unless: ['cancelled', 'questionOpen'] },
  return: { from: { business: ['In Production'] }, to: 'Pending', unless: ['cancelled', 'partsDispatched'] },
  // The status becomes `Shipped` once nothing is left. Catalogue parts need no production, so `Pending` is allowed.
  dispatch: { from: { business: unfinished }, unless: ['cancelled', 'questionOpen'] },
  cancel: {
    from: { customer: ['Pending'], business: unfinished },
    unless: ['cancelled', 'partsDispatched'],
    awaits: null,
  },
  ask: { from: { business: anyStatus }, awaits: 'customer' },
  answer: { from: { customer: anyStatus }, awaits: 'business' },
  settle: { from: { business: anyStatus }, unless: ['nothingAsked'], awaits: null },
};

/** The step that an administrator takes by choosing a status in a list or form. */
export const stepTo: Readonly<Record<OrderStatus, OrderStep>> = {
  Pending: 'return',
  'In Production': 'start',
  Shipped: 'dispatch',
};

const ofStatus = { Pending: 'pending', 'In Production': 'inProduction', Shipped: 'shipped' } as const;

type Refusal = Obstacle | (typeof ofStatus)[OrderStatus];

/** The reason why a step is impossible; `undefined` if it is possible. */
export function refusalOf(step: OrderStep, side: Side, state: OrderState): Refusal | undefined {
  const { from, unless = [] } = steps[step];
  const obstacle = unless.find((name) => obstacles[name](state));
  if (obstacle === 'cancelled') return obstacle;
  return from[side]?.includes(state.status) ? obstacle : ofStatus[state.status];
}

export const possibleSteps = (side: Side, state: OrderState): OrderStep[] =>
  orderSteps.filter((step) => steps[step].from[side] && refusalOf(step, side, state) === undefined);
