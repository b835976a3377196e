import type { SelectItem } from '@pcb/ui/Select';

/** The statuses to choose from; one that is not in the list and that a record has stays among them. */
export const statusItems = (statuses: readonly string[], current?: string): readonly SelectItem[] =>
  [...statuses, ...(current && !statuses.includes(current) ? [current] : [])].map((status) => ({
    id: status,
    label: status,
  }));
