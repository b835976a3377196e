import type { Side } from '@pcb/screens/quote/OrderDesk';

/** The demonstration has no steps: its orders stay as they are. */
export const OrderDesk = (_: { id: string; viewer: Side }) => null;
