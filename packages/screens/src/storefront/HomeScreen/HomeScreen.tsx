'use client';
import { Fiducial } from '@pcb/art/Fiducial';
import { Box } from '@pcb/ui/Box';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Card } from '@pcb/ui/Card';
import { Eyebrow } from '@pcb/ui/Eyebrow';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { Brand } from '../../shared/brand.ts';
import { PageTitle } from '../../shared/components/PageTitle.tsx';
import { BoardArt, BoardLayers, OwnBoard } from '../../shared/drawings/boards.tsx';
import type { OwnBoard as Board } from '../../shared/drawings/OwnBoard/tracedBoard.ts';
import * as mirroredStyles from '../../shared/styles/mirrored.css.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import type { TypedBoard } from '../private/quickQuote.ts';
import { ClaimText } from './ClaimText.tsx';
import { Dimension } from './Dimension.tsx';
import { homeContent, type HomeContent } from './HomeScreen.content.ts';
import * as styles from './HomeScreen.css.ts';
import { HomeSection } from './HomeSection.tsx';
import { industryHref } from './industryHref.ts';
import { IndustryTile } from './IndustryTile.tsx';
import { QuickQuote, type QuickPriceSlot } from './QuickQuote.tsx';

export type { QuickOrder, TypedBoard } from '../private/quickQuote.ts';
export { homeContent, type HomeContent } from './HomeScreen.content.ts';

const initialBoard: TypedBoard = { sizeX: '100', sizeY: '80', quantity: '10' };

export interface HomeScreenProps extends WithContent<HomeContent> {
  /** The brand, whose name appears in the lead and in 'About us'. */
  brand: Brand;
  /** The initial board of the fabrication tab. @default 10 boards of 100 by 80 mm */
  defaultBoard?: TypedBoard;
  /** The customer's own board, drawn in the hero instead of a sample. */
  ownBoard?: Board | undefined;
  /** Called when the size or quantity of the fabrication tab changes, valid or not. */
  onBoardChange?: (board: TypedBoard) => void;
  /** Renders the price of an order in the quick quote, such as `QuickPrice`. If omitted, no price is shown. */
  price?: QuickPriceSlot;
  /** Called with the label of the tab and the path of its full form when 'Instant Quote' is pressed. */
  onInstantQuote: (serviceLabel: string, formHref: string) => void;
  /** Called when 'Inquire Now' is pressed. */
  onInquireNow: () => void;
}

/**
 * The home page: quick-quote panel, about us, industries, values, key figures and customers.
 *
 * @example <HomeScreen brand={brand} onInstantQuote={quote} onInquireNow={inquire} />
 */
export function HomeScreen({
  brand,
  content = homeContent,
  defaultBoard = initialBoard,
  ownBoard,
  onBoardChange,
  price,
  onInstantQuote,
  onInquireNow,
}: HomeScreenProps) {
  const [board, setBoard] = useState(defaultBoard);
  const changeBoard = (changed: TypedBoard) => {
    setBoard(changed);
    onBoardChange?.(changed);
  };
  return (
    <>
      <Box elementType="section" surface="inverse" className={styles.hero}>
        {styles.corners.map((corner) => (
          <Fiducial key={corner} className={corner} />
        ))}
        <div className={styles.inner}>
          <div className={styles.heroHead}>
            {/* First, so that the text flows around it. */}
            <div className={styles.heroBoard}>
              {ownBoard ? <OwnBoard board={ownBoard} aspect={4 / 3} isApart /> : <BoardLayers seed="about" isApart />}
            </div>
            <PageTitle size="display" className={styles.mainTitle}>
              {content.hero.title}
            </PageTitle>
            <p className={styles.heroLead}>{content.hero.lead(brand)}</p>
          </div>
          <QuickQuote
            content={content.quickQuote}
            board={board}
            onBoardChange={changeBoard}
            price={price}
            onInstantQuote={onInstantQuote}
            onInquireNow={onInquireNow}
          />
        </div>
      </Box>

      <HomeSection>
        <Grid columns={{ phone: 1, laptop: 2 }} gap="section" align="center" className={styles.about}>
          <Stack gap="xlarge">
            <Stack gap="medium">
              <Eyebrow reference={content.about.reference}>{content.about.designator(brand)}</Eyebrow>
              <Heading level={2} size="section">
                {content.about.title}
              </Heading>
            </Stack>
            {content.about.paragraphs(brand).map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
            <Inline gap="xlarge">
              {content.about.links.map(({ label, href }) => (
                <Link key={href} variant="standalone" href={href}>
                  <span>{label}</span>
                  <ArrowRight size={16} aria-hidden="true" className={mirroredStyles.mirrored} />
                </Link>
              ))}
            </Inline>
          </Stack>
          <div className={styles.measuredBoard}>
            <div className={styles.boardWidth}>
              <div className={styles.alongBoardWidth}>
                <Dimension>{content.about.drawing.width}</Dimension>
              </div>
            </div>
            <div className={styles.boardHeight}>
              <div className={styles.alongBoardHeight}>
                <Dimension orientation="vertical">{content.about.drawing.height}</Dimension>
              </div>
            </div>
            <BoardLayers
              seed="about"
              aria-label={content.about.drawing.label}
              names={content.about.drawing.layers}
              className={styles.board}
            />
          </div>
        </Grid>
      </HomeSection>

      <HomeSection surface="sunken" head={content.industries}>
        <div className={styles.industryGrid}>
          <Stack elementType="ul" className={styles.industryList}>
            {content.industries.items.map((industry) => (
              <li key={industry}>
                <IndustryTile industry={industry} />
              </li>
            ))}
          </Stack>
          <Stack gap="small" className={styles.industryCount} aria-hidden="true">
            <span className={styles.bigFigure}>{content.industries.count}</span>
            <Dimension>{content.industries.countLabel}</Dimension>
          </Stack>
        </div>
      </HomeSection>

      <HomeSection head={content.values}>
        <Grid elementType="ul" columns={{ phone: 1, largePhone: 2, desktop: 4 }} gap="large">
          {content.values.items.map((value) => (
            <Card elementType="li" key={value.id}>
              <Stack gap="large">
                <p className={styles.valueFigure}>{value.figure}</p>
                <Heading level={3}>{value.title}</Heading>
                <Text size="small" tone="muted">
                  {value.text}
                </Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </HomeSection>

      <HomeSection surface="sunken" head={content.why}>
        <Stack elementType="ul" className={styles.claims}>
          {content.why.claims(brand).map(({ id, figure, text }) => (
            <li key={id} className={styles.claim}>
              <ClaimText figure={figure} text={text} />
            </li>
          ))}
        </Stack>
      </HomeSection>

      <HomeSection head={content.customers}>
        <Grid elementType="ul" columns={{ phone: 2, largePhone: 3, laptop: 6 }} gap="medium">
          {content.customers.industries.map((industry) => (
            <li key={industry}>
              <Link variant="tile" href={industryHref(industry)} className={styles.reference}>
                <BoardArt variant="assembly" seed={`${industry}-2`} name={industry} aspect={3 / 2} />
                <span>{industry}</span>
              </Link>
            </li>
          ))}
        </Grid>
      </HomeSection>

      <HomeSection surface="inverse">
        <Inline justify="space-between" gap="xxlarge">
          <Stack gap="medium">
            <Heading level={2} size="section">
              {content.closing.title}
            </Heading>
            <Text tone="muted" size="large" isBalanced className={styles.closingText}>
              {content.closing.text}
            </Text>
          </Stack>
          <Inline gap="large">
            <ButtonLink size="large" href={content.closing.quote.href}>
              {content.closing.quote.label}
            </ButtonLink>
            <ButtonLink size="large" variant="outline" tone="neutral" href={content.closing.contact.href}>
              {content.closing.contact.label}
            </ButtonLink>
          </Inline>
        </Inline>
      </HomeSection>
    </>
  );
}
