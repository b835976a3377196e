/** The page of a quotation: '/quotations/details/12' of '#12'. */
export const offerHref = (id: string) => `/quotations/details/${encodeURIComponent(id.replace(/^#/, ''))}`;
