import { numberOf } from '@pcb/records/numberOf';

/** The path of a quotation's page: '/quotations/details/12' for '#12'. */
export const offerHref = (id: string) => `/quotations/details/${encodeURIComponent(numberOf(id))}`;

/** The path of the page on which the customer accepts it: '/quotations/accept/12' for '#12'. */
export const acceptOfferHref = (id: string) => `/quotations/accept/${encodeURIComponent(numberOf(id))}`;
