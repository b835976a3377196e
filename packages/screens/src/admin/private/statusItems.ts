import type { ChoiceItem } from '@pcb/ui/Select';

/** The items of a status select, including a current status that is not in the list. */
export const statusItems = (statuses: readonly string[], current?: string): readonly ChoiceItem[] =>
  [...statuses, ...(current && !statuses.includes(current) ? [current] : [])].map((status) => ({
    id: status,
    label: status,
  }));
