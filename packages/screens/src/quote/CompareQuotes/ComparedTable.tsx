'use client';
import type { OrderDay } from '@pcb/quoting/orderDay';
import type { PinLetter, PinnedConfiguration, QuoteConfiguration } from '@pcb/quoting/pinned';
import { Button } from '@pcb/ui/Button';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Switch } from '@pcb/ui/Switch';
import { Text } from '@pcb/ui/Text';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { useRef, useState } from 'react';
import { useScrollRegion } from '../../shared/hooks/useScrollRegion.ts';
import type { QuoteContent } from '../quote.content.ts';
import { ComparedRows } from './ComparedRows.tsx';
import type { CompareQuotesContent } from './CompareQuotes.content.ts';
import * as styles from './CompareQuotes.css.ts';
import { compare } from './comparison.ts';

interface ComparedTableProps {
  configuration: QuoteConfiguration;
  pinned: readonly PinnedConfiguration[];
  day: OrderDay;
  nameOf: (pin: PinnedConfiguration) => string;
  onUse: (pin: PinnedConfiguration) => void;
  onRemove: (pin: PinnedConfiguration) => void;
  content: CompareQuotesContent;
  quoteCopy: QuoteContent;
}

export function ComparedTable({
  configuration,
  pinned,
  day,
  nameOf,
  onUse,
  onRemove,
  content,
  quoteCopy,
}: ComparedTableProps) {
  const [isFiltered, setFiltered] = useState(false);
  const removeButtons = useRef(new Map<PinLetter, HTMLButtonElement>());
  const scrollRegion = useScrollRegion({ 'aria-label': content.table });
  const { service, forms } = configuration;
  const { figures, fields, differences, format } = compare(
    service,
    [forms, ...pinned.map((pin) => pin.forms)],
    day,
    quoteCopy,
  );
  const shown = (rows: typeof figures) => rows.filter(({ differs }) => differs.includes(true) || !isFiltered);
  const groups = [
    { id: 'figures', rows: shown(figures) },
    { id: 'fields', rows: shown(fields) },
  ] as const;

  const remove = (pin: PinnedConfiguration, index: number) => {
    const neighbour = pinned[index + 1] ?? pinned[index - 1];
    if (neighbour) removeButtons.current.get(neighbour.letter)?.focus();
    onRemove(pin);
  };
  return (
    <Stack gap="medium">
      <Switch isSelected={isFiltered} onChange={setFiltered}>
        {content.onlyDifferences}
      </Switch>
      <div className={styles.frame}>
        <div {...scrollRegion} className={styles.scroller}>
          <table aria-label={content.table} className={styles.table}>
            <thead>
              <tr>
                <th scope="col" className={styles.firstHead}>
                  <VisuallyHidden>{content.field}</VisuallyHidden>
                </th>
                <th scope="col" className={styles.head}>
                  {content.current}
                </th>
                {pinned.map((pin, index) => (
                  // Named without its buttons, which a screen reader would otherwise read with each cell.
                  <th key={pin.letter} scope="col" aria-label={nameOf(pin)} className={styles.head}>
                    <span>{nameOf(pin)}</span>
                    <Inline elementType="span" justify="end" gap="xsmall" align="stretch" className={styles.actions}>
                      <Button
                        variant="outline"
                        size="small"
                        aria-label={`${content.use}: ${nameOf(pin)}`}
                        onPress={() => onUse(pin)}
                      >
                        {content.use}
                      </Button>
                      <Button
                        variant="ghost"
                        tone="neutral"
                        size="small"
                        aria-label={`${content.remove}: ${nameOf(pin)}`}
                        ref={(button) => {
                          if (button) removeButtons.current.set(pin.letter, button);
                          return () => {
                            removeButtons.current.delete(pin.letter);
                          };
                        }}
                        onPress={() => remove(pin, index)}
                      >
                        {content.remove}
                      </Button>
                    </Inline>
                  </th>
                ))}
              </tr>
            </thead>
            {groups.map(({ id, rows }) =>
              rows.length === 0 ? null : (
                <ComparedRows
                  key={id}
                  title={content.groups[id]}
                  rows={rows}
                  areFigures={id === 'figures'}
                  differences={differences}
                  format={format}
                  content={content}
                />
              ),
            )}
          </table>
        </div>
      </div>
      {groups.every(({ rows }) => rows.length === 0) ? <Text>{content.noDifferences}</Text> : null}
    </Stack>
  );
}
