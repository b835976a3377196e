/** The options of a form that were declined, by their labels, in one sentence. */
export const notOrdered = (labels: readonly string[]) => `Not ordered: ${labels.join(', ')}.`;
