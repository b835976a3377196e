export const tooltipAttribute = 'data-pcb-tooltip';
