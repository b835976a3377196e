'use client';

import { PartDrawing } from '@pcb/art/PartDrawing';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { lazy, Suspense, useState } from 'react';
import { formatRupees } from '../../shared/format/money.ts';
import * as partNumberStyles from '../../shared/styles/partNumber.css.ts';
import { facetOptions, filterParts, validSelection } from '../facets.ts';
import type { ListedPart } from '../model.ts';
import { originFacet } from '../originFacet.ts';
import { HighlightedText } from './HighlightedText.tsx';
import type { ProductsContent } from './ProductsScreen.content.ts';
import * as styles from './ProductsScreen.css.ts';

const OriginFilter = lazy(() => import('./OriginFilter.tsx').then((module) => ({ default: module.OriginFilter })));

/** Few users read further than this. */
const visibleParts = 12;

interface FoundPartsProps {
  parts: readonly ListedPart[];
  terms: readonly string[];
  copy: ProductsContent['parts'];
}

/** A Select item needs an id. */
const anyCountry = 'anywhere';

export function FoundParts({ parts, terms, copy }: FoundPartsProps) {
  const [origin, setOrigin] = useState(anyCountry);
  const found = parts.map(({ part }) => part);
  // A country of an earlier search must not hide these parts.
  const selected = validSelection([originFacet], found, { [originFacet.id]: [origin] });
  const shown = new Set(filterParts(found, selected));
  const visible = parts.filter(({ part }) => shown.has(part));
  const countries = facetOptions(originFacet.id, found, {});
  return (
    <Stack elementType="section" gap="xlarge" className={styles.section}>
      <Inline justify="space-between" align="end" gap="large">
        <Stack gap="xsmall">
          <Heading level={2}>{copy.title}</Heading>
          <Text size="small" tone="muted">
            {copy.prices}
          </Text>
        </Stack>
        <Suspense fallback={null}>
          <OriginFilter
            label={copy.origin}
            items={[
              { id: anyCountry, label: copy.anywhere },
              ...countries.map(({ value, count }) => ({ id: value, label: copy.fromOrigin(value, count) })),
            ]}
            value={selected[originFacet.id]?.[0] ?? anyCountry}
            onChange={setOrigin}
          />
        </Suspense>
      </Inline>
      <Grid elementType="ul" columns={{ phone: 1, tablet: 2 }} gap="none" className={styles.rows}>
        {visible.slice(0, visibleParts).map(({ part, page }) => (
          <li key={part.id} className={styles.row}>
            <PartDrawing outline={part.outline} />
            <Stack gap="hairline">
              <Heading level={3} size="small">
                <Link variant="quiet" href={`${page.path}#${part.id}`} isCovering>
                  <HighlightedText text={part.name} terms={terms} />
                </Link>
              </Heading>
              <Text isMono size="caption" tone="muted">
                {part.partNumber === undefined ? null : (
                  <>
                    <span className={partNumberStyles.partNumber}>
                      <HighlightedText text={`${part.partNumber}\u00a0·`} terms={terms} />
                    </span>{' '}
                  </>
                )}
                <HighlightedText
                  text={[part.package, part.facets[originFacet.id], page.name]
                    .filter((text) => text !== undefined)
                    .join('\u00a0· ')}
                  terms={terms}
                />
              </Text>
            </Stack>
            <Text elementType="span" isMono size="small">
              {formatRupees(part.price)}
            </Text>
          </li>
        ))}
      </Grid>
      {visible.length > visibleParts ? (
        <Text size="small" tone="muted">
          {copy.more(visible.length - visibleParts)}
        </Text>
      ) : null}
    </Stack>
  );
}
