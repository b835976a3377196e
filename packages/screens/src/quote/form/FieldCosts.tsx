'use client';
import type { ServiceForms } from '@pcb/quoting/forms';
import { fieldOf, type PriceChange } from '@pcb/quoting/priceChange';
import { Badge } from '@pcb/ui/Badge';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { formatDifference } from '../price/formatQuote.ts';
import { cost as costStyle } from './FieldCosts.css.ts';

/** How long a field shows what its change cost, in milliseconds. */
const shownTime = 2500;

/** What the last change cost, and the field that shows it. */
interface Cost {
  field: string | null;
  text: string;
  isOver: boolean;
}

// By context, as the hints are: a cost that follows a key would make every field render, too.
const CostContext = createContext<Cost>({ field: null, text: '', isOver: true });

interface FieldCostsProps {
  /** How the last change affected the total. */
  change: PriceChange | null;
  /** The values before the change. The object stays the same until the next change. */
  before: ServiceForms;
  /** The form. Its fields show the cost beside their help. */
  children: ReactNode;
}

/**
 * Shows for a moment at the field that was changed what the change did to the total. Nothing if the total is the same, or
 * if several fields were changed at once.
 */
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

/** What the last change of a field cost, in the line of its label. Not announced: the summary says it with the total. */
export function FieldCost({ field }: { field: string }) {
  const cost = use(CostContext);
  return cost.field === field && cost.text !== '' ? (
    <Badge
      aria-hidden="true"
      translate="no"
      tone={cost.text.startsWith('+') ? 'info' : 'success'}
      data-over={cost.isOver || undefined}
      className={costStyle}
    >
      {cost.text}
    </Badge>
  ) : null;
}
