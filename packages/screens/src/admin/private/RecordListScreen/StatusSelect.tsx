'use client';
import { Select } from '@pcb/ui/Select';
import { toneOfStatus } from '../StatusBadge.tsx';
import { statusItems } from '../statusItems.ts';

export interface StatusSelectProps {
  label: string;
  status: string;
  statuses: readonly string[];
  /** Called when another status is selected. The field shows `status` until the host passes a new value. */
  onChange: (status: string) => void;
}

/** A select for the status of a row, in the colour of the status. */
export function StatusSelect({ label, status, statuses, onChange }: StatusSelectProps) {
  return (
    <Select
      size="small"
      tone={toneOfStatus(status)}
      label={label}
      isLabelHidden
      items={statusItems(statuses, status)}
      value={status}
      onChange={(selected) => {
        if (selected !== status) onChange(selected);
      }}
    />
  );
}
