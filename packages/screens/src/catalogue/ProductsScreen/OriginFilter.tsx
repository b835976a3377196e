'use client';

import { Select } from '@pcb/ui/Select';

interface OriginFilterProps {
  label: string;
  items: readonly { id: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** In a separate module, because only a search needs the code of Select. */
export const OriginFilter = (props: OriginFilterProps) => <Select labelPlacement="start" {...props} />;
