const numberOf = (id: string) => encodeURIComponent(id.replace(/^#/, ''));

/** The page of a quotation: '/quotations/details/12' for '#12'. */
export const offerHref = (id: string) => `/quotations/details/${numberOf(id)}`;

/** The page on which it is accepted: '/quotations/accept/12' for '#12'. */
export const acceptOfferHref = (id: string) => `/quotations/accept/${numberOf(id)}`;
