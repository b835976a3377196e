'use client';
import type { ServiceForms } from '@pcb/quoting/forms';
import { fieldOf, type PriceChange } from '@pcb/quoting/priceChange';
import { Badge } from '@pcb/ui/Badge';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { formatDifference } from '../../price/formatQuote.ts';
import * as styles from './FieldCosts.css.ts';

/** In milliseconds. */
const shownTime = 2500;

interface Cost {
  field: string | null;
  text: string;
  isOver: boolean;
}

// A context, like the hints: as a prop, a changed cost would re-render every field.
const CostContext = createContext<Cost>({ field: null, text: '', isOver: true });

interface FieldCostsProps {
  /** The effect of the last change on the total. */
  change: PriceChange | null;
  /** The values before the change. Keeps its identity until the next change. */
  before: ServiceForms;
  children: ReactNode;
}

/** Briefly shows the change of the total next to the changed field, unless several fields changed at once. */
export function FieldCosts({ change, before, children }: FieldCostsProps) {
  const field = change && fieldOf(change);
  const text = change?.difference ? formatDifference(change.difference) : '';
  const [over, setOver] = useState({ before, text: '' });
  useEffect(() => {
    const timer = setTimeout(() => setOver({ before, text }), shownTime);
    return () => clearTimeout(timer);
  }, [before, text]);
  const isOver = over.before === before && over.text === text;
  return <CostContext value={useMemo(() => ({ field, text, isOver }), [field, text, isOver])}>{children}</CostContext>;
}

export function FieldCost({ field }: { field: string }) {
  const cost = use(CostContext);
  return cost.field === field && cost.text !== '' ? (
    <Badge
      aria-hidden="true"
      translate="no"
      tone={cost.text.startsWith('+') ? 'info' : 'success'}
      data-over={cost.isOver || undefined}
      className={styles.cost}
    >
      {cost.text}
    </Badge>
  ) : null;
}
