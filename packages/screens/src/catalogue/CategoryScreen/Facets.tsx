import { CheckboxGroup } from '@pcb/ui/CheckboxGroup';
import { formatCount } from '../../shared/format/money.ts';
import { facetOptions, type FacetSelection } from '../facets.ts';
import type { Facet, Part } from '../model.ts';

export interface FacetsProps {
  facets: readonly Facet[];
  parts: readonly Part[];
  selected: FacetSelection;
  onSelectedChange: (selected: FacetSelection) => void;
}

export function Facets({ facets, parts, selected, onSelectedChange }: FacetsProps) {
  return facets.map(({ id, label }) => {
    const selectedValues = selected[id] ?? [];
    return (
      <CheckboxGroup
        key={id}
        label={label}
        value={[...selectedValues]}
        onChange={(values) => onSelectedChange({ ...selected, [id]: values })}
        items={facetOptions(id, parts, selected).map(({ value, count }) => ({
          id: value,
          label: value,
          count: formatCount(count),
          isDisabled: count === 0 && !selectedValues.includes(value),
        }))}
      />
    );
  });
}
