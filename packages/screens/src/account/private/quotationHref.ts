import { numberOf } from '@pcb/records/numberOf';

/** The page of a quotation: '/quotations/details/12' for '#12'. */
export const quotationHref = (id: string) => `/quotations/details/${encodeURIComponent(numberOf(id))}`;

/** The page on which it is accepted: '/quotations/accept/12' for '#12'. */
export const acceptQuotationHref = (id: string) => `/quotations/accept/${encodeURIComponent(numberOf(id))}`;
