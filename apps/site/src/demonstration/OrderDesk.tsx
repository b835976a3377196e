/** Orders of the demonstration have no steps. */
export const OrderDesk = (_: { id: string; viewer: 'customer' | 'business' }) => null;
