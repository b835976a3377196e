/** Who looks at an order or a quotation, or acts on it. */
export const sides = ['customer', 'business'] as const;

export type Side = (typeof sides)[number];

/** `return` takes an order back out of production; `settle` closes a question without an answer. */
export const orderSteps = ['start', 'return', 'dispatch', 'cancel', 'ask', 'answer', 'settle'] as const;

export type OrderStep = (typeof orderSteps)[number];
