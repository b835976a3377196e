'use client';
import { PartDrawing } from '@pcb/art/PartDrawing';
import { Button } from '@pcb/ui/Button';
import { Table } from '@pcb/ui/Table';
import { useStableCallback } from '@pcb/ui/useStableCallback';
import { useCallback, useMemo } from 'react';
import { columnFormat, formatCount } from '../../shared/format/money.ts';
import type { Facet, Part } from '../model.ts';
import { PartIdentity } from '../private/PartIdentity.tsx';
import { pricePerPiece, retailPrice } from '../private/pricePerPiece.ts';
import type { CategoryContent } from './CategoryScreen.content.ts';
import { factsOf, partColumns, sortParts } from './partColumns.ts';
import type { PartsSort } from './partsView.ts';
import * as styles from './PartTable.css.ts';

export interface PartTableProps {
  facets: readonly Facet[];
  /** All parts of the category, which determine the columns. */
  parts: readonly Part[];
  /** The filtered parts. */
  visibleParts: readonly Part[];
  sort: PartsSort | null;
  onSortChange: (sort: PartsSort) => void;
  onAddToCart: (part: Part) => void;
  content: CategoryContent;
}

const pieceOf = (part: Part) => pricePerPiece(part) ?? part.price;

/** A row for each part: drawing, facts and prices, each of which sorts. */
export function PartTable({ facets, parts, visibleParts, sort, onSortChange, onAddToCart, content }: PartTableProps) {
  const facts = useMemo(() => factsOf(facets, parts, content), [facets, parts, content]);
  const columns = useMemo(() => partColumns(facts, parts, content), [facts, parts, content]);
  const sortedBy = sort && columns.some(({ id, allowsSorting }) => id === sort.column && allowsSorting) ? sort : null;
  const money = useMemo(
    () => columnFormat(parts.flatMap((part) => [part.price, retailPrice(part), pieceOf(part)])),
    [parts],
  );
  const add = useStableCallback(onAddToCart);
  const { table, part: copy } = content;

  const renderCell = useCallback(
    (part: Part, column: string) => {
      switch (column) {
        case 'name': {
          const registration = part.registration === undefined ? undefined : copy.registration(part.registration);
          const others = [part.manufacturer, registration];
          return (
            <span className={styles.name}>
              <PartDrawing outline={part.outline} />
              <span>
                <span id={part.id}>{part.name}</span>
                {[part.partNumber, ...others].some((text) => text !== undefined) ? (
                  <span translate="no" className={styles.order}>
                    <PartIdentity partNumber={part.partNumber} others={others} />
                  </span>
                ) : null}
              </span>
            </span>
          );
        }
        case 'price':
          return (
            <>
              <span>{money(part.price)}</span>
              <span className={styles.per}>{part.per}</span>
              <span className={styles.per}>{copy.retail(money(retailPrice(part)))}</span>
            </>
          );
        case 'each':
          return money(pieceOf(part));
        case 'cart':
          return (
            <Button
              size="small"
              variant="outline"
              aria-describedby={part.id}
              className={styles.button}
              onPress={() => add(part)}
            >
              {copy.addToCart}
            </Button>
          );
        default:
          return facts.find(({ id }) => id === column)?.valueOf(part);
      }
    },
    [facts, copy, add, money],
  );

  return (
    <Table
      aria-label={content.parts}
      columns={columns}
      rows={sortedBy ? sortParts(visibleParts, facts, sortedBy) : visibleParts}
      renderCell={renderCell}
      sortDescriptor={sortedBy}
      onSortChange={onSortChange}
      maxHeight="none"
      narrow={{
        moreHeader: table.moreHeader,
        moreLabel: ({ name }) => table.moreAbout(name),
        rowsPerStep: 20,
        showMoreLabel: (count) => table.showMore(formatCount(count)),
        shownLabel: (shown, all) => table.shown(formatCount(shown), formatCount(all)),
      }}
    />
  );
}
