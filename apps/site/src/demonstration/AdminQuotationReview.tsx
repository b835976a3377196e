/** Quotations of the demonstration have no versions. */
export const AdminQuotationReview = (_: { id: string }) => null;
