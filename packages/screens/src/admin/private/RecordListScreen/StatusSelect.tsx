'use client';
import { Select } from '@pcb/ui/Select';
import { statusItems } from '../statusItems.ts';

export interface StatusSelectProps {
  label: string;
  status: string;
  statuses: readonly string[];
  /** Another status was chosen. The field goes on showing what the record has. */
  onChange: (status: string) => void;
}

/** The status of a row, with the others to choose from. */
export function StatusSelect({ label, status, statuses, onChange }: StatusSelectProps) {
  return (
    <Select
      size="small"
      label={label}
      isLabelHidden
      items={statusItems(statuses, status)}
      value={status}
      onChange={(chosen) => {
        if (chosen !== status) onChange(chosen);
      }}
    />
  );
}
