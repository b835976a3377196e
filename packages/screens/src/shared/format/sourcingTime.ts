import { sourcingDays } from '@pcb/quoting/sourcingDays';

/** The time that we need to buy parts: '5 to 18 working days'. */
export const sourcingTime = `${sourcingDays.from} to ${sourcingDays.to} working days`;
