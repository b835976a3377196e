'use client';
import type { BoardArtVariant } from '@pcb/art/BoardArt';
import { TrackFan } from '@pcb/art/TrackFan';
import { Box } from '@pcb/ui/Box';
import { Button } from '@pcb/ui/Button';
import { Eyebrow } from '@pcb/ui/Eyebrow';
import { Grid } from '@pcb/ui/Grid';
import { Inline } from '@pcb/ui/Inline';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Tabs } from '@pcb/ui/Tabs';
import { Text } from '@pcb/ui/Text';
import { ArrowRight } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { BoardArt } from '../../shared/drawings/boards.tsx';
import { lazyComponent } from '../../shared/remote/lazyComponent.tsx';
import { Prerendered } from '../../shared/remote/Prerendered.tsx';
import * as mirroredStyles from '../../shared/styles/mirrored.css.ts';
import { type QuickOrder, quickQuoteTabs, type QuickQuoteTab, type TypedBoard } from '../private/quickQuote.ts';
import type { HomeContent } from './HomeScreen.content.ts';
import * as styles from './QuickQuote.css.ts';

const variants: Record<QuickQuoteTab, BoardArtVariant> = {
  'pcb-layout': 'layout',
  'pcb-fabrication': 'fabrication',
  'pcb-assembly': 'assembly',
  'pcb-stencil': 'stencil',
  'component-sourcing': 'sourcing',
};

const pictureOf = (tab: QuickQuoteTab) => (
  <Box visibleFrom="laptop" className={styles.art}>
    <BoardArt variant={variants[tab]} seed="quick-quote" aspect={16 / 10} />
  </Box>
);

const BoardFields = lazyComponent(
  async () => (await import('./BoardFields.tsx')).BoardFields,
  pictureOf('pcb-fabrication'),
  () => pictureOf('pcb-fabrication'),
);

/** Shows the price of an order. `load` loads its code when the pointer or focus comes near the panel. */
export type QuickPriceSlot = ComponentType<QuickOrder> & { load?: () => Promise<unknown> };

export interface QuickQuoteProps {
  content: HomeContent['quickQuote'];
  board: TypedBoard;
  onBoardChange: (board: TypedBoard) => void;
  price: QuickPriceSlot | undefined;
  onInstantQuote: (serviceLabel: string, formHref: string) => void;
  onInquireNow: () => void;
}

/** The quick-quote panel of the hero, drawn as a chip, with a tab for each service. */
export function QuickQuote({
  content,
  board,
  onBoardChange,
  price: Price,
  onInstantQuote,
  onInquireNow,
}: QuickQuoteProps) {
  const [firstBoard] = useState(board);
  const [isNear, setNear] = useState(false);
  // The prerendered price stays until the code, which adds the ship date, has loaded.
  const isLive = isNear || board !== firstBoard;
  const loadPrice = () =>
    void Price?.load?.().then(
      () => setNear(true),
      () => {},
    );
  return (
    <div onPointerEnter={loadPrice} onFocus={loadPrice}>
      <div className={styles.legend}>
        <Eyebrow reference={content.reference}>{content.designator}</Eyebrow>
      </div>
      <div className={styles.chip}>
        <Box visibleFrom="desktop">
          <TrackFan className={styles.tracks} />
        </Box>
        <Tabs
          aria-label={content.label}
          variant="enclosed"
          // Prerenders the panel, so that the page does not grow later.
          defaultSelectedKey={quickQuoteTabs[0]}
          items={quickQuoteTabs.map((id) => {
            const { label, sentence, facts: figures, form } = content.services[id];
            return {
              id,
              label,
              content: (
                <Grid
                  columns={{ phone: 1, laptop: [7, 4] }}
                  gap={{ phone: 'xxlarge', laptop: 'section' }}
                  align="start"
                  className={styles.panel}
                >
                  <Stack gap="xlarge">
                    <Text size="large" className={styles.sentence}>
                      {sentence}
                    </Text>
                    {Price ? (
                      <div className={styles.price}>
                        <Prerendered name={isLive ? `${id} live` : id} fallback={null}>
                          <Price tab={id} board={board} />
                        </Prerendered>
                      </div>
                    ) : null}
                    <Inline
                      direction={{ phone: 'column', largePhone: 'row' }}
                      align={{ phone: 'stretch', largePhone: 'center' }}
                      className={styles.actions}
                    >
                      <Button size="large" onPress={() => onInstantQuote(label, form.href)}>
                        {content.instantQuote}
                      </Button>
                      <Button variant="outline" tone="neutral" size="large" onPress={onInquireNow}>
                        {content.inquireNow}
                      </Button>
                      <Link variant="standalone" href={form.href}>
                        <span>{form.label}</span>
                        <ArrowRight size={16} aria-hidden="true" className={mirroredStyles.mirrored} />
                      </Link>
                    </Inline>
                    <Grid elementType="dl" columns={{ phone: 1, largePhone: 3 }} gap="medium">
                      {figures.map((figure) => (
                        <Inline
                          key={figure.label}
                          direction={{ phone: 'row', largePhone: 'column' }}
                          align="stretch"
                          justify="space-between"
                          gap={{ phone: 'none', largePhone: 'xsmall' }}
                          className={styles.fact}
                        >
                          <dt className={styles.factLabel}>{figure.label}</dt>
                          <dd className={styles.factValue}>{figure.value}</dd>
                        </Inline>
                      ))}
                    </Grid>
                  </Stack>
                  {id === 'pcb-fabrication' ? (
                    <BoardFields board={board} onChange={onBoardChange} content={content.board} />
                  ) : (
                    pictureOf(id)
                  )}
                </Grid>
              ),
            };
          })}
        />
      </div>
    </div>
  );
}
