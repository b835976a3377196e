import { BoardArt, type BoardArtVariant } from '@pcb/art/BoardArt';
import { TraceFan } from '@pcb/art/TraceFan';
import { Button } from '@pcb/ui/Button';
import { Eyebrow } from '@pcb/ui/Eyebrow';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Tabs } from '@pcb/ui/Tabs';
import { Text } from '@pcb/ui/Text';
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { quickQuoteTabs, type HomeContent, type QuickQuoteTab, type TypedSize } from './HomeScreen.content.ts';
import { mirrored } from '../../shared/mirrored.css.ts';
import { actions, art, fact, factLabel, factValue, facts, legend, chip, service, traces } from './QuickQuote.css.ts';

const BoardSize = lazy(() => import('./BoardSize.tsx').then((module) => ({ default: module.BoardSize })));

const variants: Record<QuickQuoteTab, BoardArtVariant> = {
  'pcb-layout': 'layout',
  'pcb-fabrication': 'fabrication',
  'pcb-assembly': 'assembly',
  'pcb-stencil': 'stencil',
  'component-sourcing': 'sourcing',
};

const pictureOf = (tab: QuickQuoteTab) => (
  <div className={art}>
    <BoardArt variant={variants[tab]} seed="quick-quote" aspect={16 / 10} />
  </div>
);

const isQuickQuoteTab = (key: string): key is QuickQuoteTab => quickQuoteTabs.some((tab) => tab === key);

export interface QuickQuoteProps {
  content: HomeContent['quickQuote'];
  tab?: QuickQuoteTab | undefined;
  defaultTab: QuickQuoteTab;
  onTabChange?: ((tab: QuickQuoteTab) => void) | undefined;
  boardSize: TypedSize;
  onBoardSizeChange: (size: TypedSize) => void;
  /** Called with the label of the tab. */
  onInstantQuote: (serviceLabel: string) => void;
  onInquireNow: () => void;
}

/** The quick-quote panel of the hero, drawn as a chip, with a tab for each service. */
export function QuickQuote({
  content,
  tab,
  defaultTab,
  onTabChange,
  boardSize,
  onBoardSizeChange,
  onInstantQuote,
  onInquireNow,
}: QuickQuoteProps) {
  return (
    <div>
      <div className={legend}>
        <Eyebrow reference={content.reference}>{content.designator}</Eyebrow>
      </div>
      <div className={chip}>
        <TraceFan className={traces} />
        <Tabs
          aria-label={content.label}
          variant="enclosed"
          defaultSelectedKey={defaultTab}
          {...(tab !== undefined && { selectedKey: tab })}
          onSelectionChange={(key) => {
            if (isQuickQuoteTab(key)) onTabChange?.(key);
          }}
          items={quickQuoteTabs.map((id) => {
            const { label, sentence, facts: figures, form } = content.services[id];
            return {
              id,
              label,
              content: (
                <div className={service}>
                  <Stack gap="xlarge">
                    <Text size="large">{sentence}</Text>
                    <dl className={facts}>
                      {figures.map((figure) => (
                        <div key={figure.label} className={fact}>
                          <dt className={factLabel}>{figure.label}</dt>
                          <dd className={factValue}>{figure.value}</dd>
                        </div>
                      ))}
                    </dl>
                    <div className={actions}>
                      <Button size="large" onPress={() => onInstantQuote(label)}>
                        {content.instantQuote}
                      </Button>
                      <Button variant="outline" tone="neutral" size="large" onPress={onInquireNow}>
                        {content.inquireNow}
                      </Button>
                      <Link variant="standalone" href={form.href}>
                        {form.label}
                        <ArrowRight size={16} aria-hidden="true" className={mirrored} />
                      </Link>
                    </div>
                  </Stack>
                  {id === 'pcb-fabrication' ? (
                    <Suspense fallback={pictureOf(id)}>
                      <BoardSize size={boardSize} onChange={onBoardSizeChange} content={content.boardSize} />
                    </Suspense>
                  ) : (
                    pictureOf(id)
                  )}
                </div>
              ),
            };
          })}
        />
      </div>
    </div>
  );
}
