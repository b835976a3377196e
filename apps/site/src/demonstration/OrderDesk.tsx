import type { Side } from '@pcb/screens/quote/OrderDesk';

/** Orders of the demonstration have no steps. */
export const OrderDesk = (_: { id: string; viewer: Side }) => null;
