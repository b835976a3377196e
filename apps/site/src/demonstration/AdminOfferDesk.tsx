/** Quotations of the demonstration have no versions. */
export const AdminOfferDesk = (_: { id: string }) => null;
