/** The demonstration has no steps: its orders stay as they are. */
export const OrderDesk = (_: { id: string; viewer: 'customer' | 'business' }) => null;
