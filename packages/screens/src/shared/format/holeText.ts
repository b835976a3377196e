import { capabilities } from '@pcb/engineering/capabilities';
import { formatMm } from '@pcb/engineering/lengths';

const { mechanical, platingLoss } = capabilities.drill;

/** What plating leaves of the smallest mechanical drill: '0.25 mm'. */
export const smallestFinishedHole = `${formatMm(mechanical.value - platingLoss.value, 2)} mm`;
