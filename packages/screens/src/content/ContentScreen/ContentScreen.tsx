'use client';
import { Heading } from '@pcb/ui/Heading';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { useControllable } from '@pcb/ui/useControllable';
import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHeader } from '../../shared/components/PageHeader.tsx';
import { PageTrail, type Trail } from '../../shared/components/PageTrail.tsx';
import { RelatedLinks } from '../../shared/components/RelatedLinks.tsx';
import * as pageStyles from '../../shared/styles/page.css.ts';
import { citationsOf } from '../citations.ts';
import type { ContentPageContent } from '../model.ts';
import { CoverHead } from '../private/CoverHead.tsx';
import type { LengthUnit } from '../UnitSwitch/UnitSwitch.tsx';
import { ContentBlock } from './ContentBlock.tsx';
import { contentScreenContent, type ContentScreenContent } from './ContentScreen.content.ts';
import * as styles from './ContentScreen.css.ts';
import { Sources } from './Sources.tsx';
import { numberOf, TableOfContents } from './TableOfContents.tsx';

export interface ContentScreenProps {
  /** The text and figures of the page. */
  content: ContentPageContent;
  /** If omitted, no breadcrumb is rendered. */
  trail?: Trail | undefined;
  /** Drawings and tools for the slots of the content, by slot id. A slot without an entry stays empty. */
  slots?: Readonly<Record<string, ReactNode>>;
  /** A drawing or a tool between the header and the sections, such as `LimitFigure`. */
  figure?: ReactNode;
  /** A picture for the top of the page. With it, the header spans the whole page. */
  cover?: ReactNode;
  /** The author and date, below the lead. Shown only with a cover. */
  byline?: ReactNode;
  /** The unit of lengths in narrow tables; wide tables show both. If omitted, the page keeps its own. */
  unit?: LengthUnit;
  /** Called when the other unit is selected. */
  onUnitChange?: (unit: LengthUnit) => void;
  /** The text around the content. @default contentScreenContent */
  copy?: ContentScreenContent;
}

/**
 * A page of text and figures. Every section has an anchor. For questions and answers use `FaqScreen`.
 *
 * @example <ContentScreen content={panelGuidelinesContent} slots={{ panelDrawing: <PanelDrawing /> }} />
 */
export function ContentScreen({
  content,
  trail,
  slots = {},
  figure,
  cover,
  byline,
  unit,
  onUnitChange,
  copy = contentScreenContent,
}: ContentScreenProps) {
  const { sections, related, ...head } = content;
  const [currentUnit, changeUnit] = useControllable<LengthUnit>(unit, 'mm', onUnitChange);
  const { sources, citationAt } = citationsOf(content);
  const hasToc = sections.length > 1;
  return (
    <>
      {cover === undefined ? null : <CoverHead {...head} trail={trail} cover={cover} byline={byline} />}
      <div className={pageStyles.page}>
        {cover === undefined ? (
          <>
            <PageTrail trail={trail} title={head.title} />
            <PageHeader {...head} />
          </>
        ) : null}
        {figure === undefined ? null : <div className={styles.figure}>{figure}</div>}
        <div className={hasToc ? (cover === undefined ? styles.bodyWithToc : styles.bodyBelowCover) : styles.body}>
          {hasToc ? <TableOfContents sections={sections} copy={copy} /> : null}
          <div className={styles.sections}>
            {sections.map((section, index) => (
              <Stack elementType="section" key={section.id} className={styles.section}>
                <div className={styles.sectionHead}>
                  {hasToc ? (
                    <span aria-hidden="true" className={styles.number}>
                      {numberOf(index)}
                    </span>
                  ) : null}
                  <Heading level={2} id={section.id} tabIndex={-1} className={styles.sectionTitle}>
                    {section.title}
                  </Heading>
                  <Link
                    variant="symbol"
                    href={`#${section.id}`}
                    aria-label={copy.linkTo(section.title)}
                    className={styles.selfLink}
                  >
                    <Link2 size={16} aria-hidden="true" />
                  </Link>
                </div>
                <Stack gap="xlarge">
                  {section.blocks.map((block, position) => (
                    <ContentBlock
                      key={`${block.kind}-${position}`}
                      block={block}
                      slots={slots}
                      citation={citationAt(section.id, position)}
                      unit={currentUnit}
                      onUnitChange={changeUnit}
                      copy={copy}
                    />
                  ))}
                </Stack>
              </Stack>
            ))}
            <Sources sources={sources} copy={copy} />
          </div>
        </div>
        <RelatedLinks title={copy.related} items={related} />
      </div>
    </>
  );
}
