/** The attribute with the text that a `Tooltip` adds to the name of its button. */
export const tooltipAttribute = 'data-pcb-tooltip';
