'use client';

import { Select } from '@pcb/ui/Select';

interface OriginFilterProps {
  label: string;
  items: readonly { id: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A filter by country of origin. A module of its own, because only a search needs the code of a Select. */
export const OriginFilter = (props: OriginFilterProps) => <Select labelPlacement="start" {...props} />;
