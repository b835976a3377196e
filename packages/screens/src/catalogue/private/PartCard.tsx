'use client';
import { PartDrawing } from '@pcb/art/PartDrawing';
import { Button } from '@pcb/ui/Button';
import { Card } from '@pcb/ui/Card';
import { Heading, type HeadingProps } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { ShoppingCart } from 'lucide-react';
import { useId } from 'react';
import { formatRupees } from '../../shared/format/money.ts';
import * as rowValueStyles from '../../shared/styles/rowValue.css.ts';
import type { Facet, Part } from '../model.ts';
import type { PartCardContent } from './PartCard.content.ts';
import * as styles from './PartCard.css.ts';
import { PartIdentity } from './PartIdentity.tsx';
import { pricePerPiece, retailPrice } from './pricePerPiece.ts';

export interface PartCardProps {
  part: Part;
  facets: readonly Facet[];
  headingLevel: HeadingProps['level'];
  copy: PartCardContent;
  onAddToCart: (part: Part) => void;
}

export function PartCard({ part, facets, headingLevel, copy, onAddToCart }: PartCardProps) {
  const nameId = useId();
  const hasDrawing = part.outline.kind !== 'neutral' || part.outline.length !== undefined;
  const perPiece = pricePerPiece(part);
  return (
    // Links from the search focus it.
    <Card elementType="li" id={part.id} tabIndex={-1} padding="none" className={styles.card}>
      <div className={styles.picture}>
        <div className={styles.drawing}>
          {hasDrawing ? (
            <PartDrawing outline={part.outline} aria-label={copy.picture(part.package)} figure={copy.scale} />
          ) : (
            <>
              <PartDrawing outline={part.outline} />
              <p className={styles.noOutline}>{copy.noOutline}</p>
            </>
          )}
        </div>
      </div>
      <Stack className={styles.body}>
        <Stack gap="xsmall">
          <Heading level={headingLevel} size="small" id={nameId}>
            {part.name}
          </Heading>
          <Text isMono size="caption" tone="muted">
            <PartIdentity partNumber={part.partNumber} others={[part.manufacturer, part.package]} />
          </Text>
          {part.registration === undefined ? null : (
            <Text isMono size="caption" tone="muted">
              {copy.registration(part.registration)}
            </Text>
          )}
        </Stack>
        <dl className={styles.figures}>
          {facets.map(({ id, label }) =>
            part.facets[id] === undefined ? null : (
              <Inline key={id} justify="space-between" align="stretch" className={styles.figure}>
                <dt className={styles.figureLabel}>{label}</dt>
                <dd className={rowValueStyles.rowAmount}>{part.facets[id]}</dd>
              </Inline>
            ),
          )}
        </dl>
        <Inline justify="space-between" className={styles.buy}>
          <Stack gap="hairline">
            <p>
              <span className={styles.price}>{formatRupees(part.price)}</span>{' '}
              <Text elementType="span" size="small" tone="muted">
                {part.per}
              </Text>
            </p>
            {perPiece === null ? null : (
              <Text size="caption" tone="muted">
                {copy.each(formatRupees(perPiece))}
              </Text>
            )}
            <Text size="caption" tone="muted">
              {copy.retail(formatRupees(retailPrice(part)))}
            </Text>
          </Stack>
          {/* Described by the part name, because every card has this button. */}
          <Button size="small" variant="outline" aria-describedby={nameId} onPress={() => onAddToCart(part)}>
            <ShoppingCart size={16} aria-hidden="true" />
            {copy.addToCart}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
