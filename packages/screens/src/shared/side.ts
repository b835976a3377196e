/** Who looks at an order or a quotation, or acts on it. */
export type Side = 'customer' | 'business';
