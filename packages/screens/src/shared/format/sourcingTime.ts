import { sourcingDays } from '@pcb/quoting/sourcingDays';

export const sourcingTime = `${sourcingDays.from} to ${sourcingDays.to} working days`;
