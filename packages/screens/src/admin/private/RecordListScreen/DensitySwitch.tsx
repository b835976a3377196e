import type { TableDensity } from '@pcb/ui/Table';
import { Rows3, Rows4 } from 'lucide-react';
import { IconSwitch } from '../../../shared/components/IconSwitch.tsx';
import type { RecordListContent } from '../records/recordText.ts';

const icons = [
  ['comfortable', Rows3],
  ['compact', Rows4],
] as const;

export interface DensitySwitchProps {
  density: TableDensity;
  onChange: (density: TableDensity) => void;
  content: RecordListContent['density'];
}

export function DensitySwitch({ density, onChange, content }: DensitySwitchProps) {
  return <IconSwitch label={content.label} icons={icons} labels={content} value={density} onChange={onChange} />;
}
