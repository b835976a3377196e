'use client';
import { Select } from '@pcb/ui/Select';
import { statusItems } from '../statusItems.ts';

export interface StatusSelectProps {
  label: string;
  status: string;
  statuses: readonly string[];
  /** Called when another status is chosen. The field shows `status` until the host passes another one. */
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
