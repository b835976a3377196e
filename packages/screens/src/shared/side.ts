/** The party that views an order or a quotation, or acts on it. */
export type Side = 'customer' | 'business';
