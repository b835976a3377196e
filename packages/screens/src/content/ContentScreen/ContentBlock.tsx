import { Grid, type GridProps } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { keepTogether } from '../../shared/format/keepTogether.ts';
import * as pointListStyles from '../../shared/styles/pointList.css.ts';
import type { Citation } from '../citations.ts';
import type { Block } from '../model.ts';
import { SourceReference } from '../private/SourceReference.tsx';
import { SpecificationTable } from '../SpecificationTable/SpecificationTable.tsx';
import { StackUpFigure } from '../tools/StackUpFigure/StackUpFigure.tsx';
import { WithStackUp } from '../tools/StackUpFigure/WithStackUp.tsx';
import type { LengthUnit } from '../UnitSwitch/UnitSwitch.tsx';
import * as styles from './ContentBlock.css.ts';
import type { ContentScreenContent } from './ContentScreen.content.ts';
import { FactLine } from './FactLine.tsx';
import { lineWidths } from './lineWidths.ts';

const noteIcons = { info: Info, warning: TriangleAlert };

function factColumns(count: number): NonNullable<GridProps['columns']> {
  if (count % 4 === 0) return { phone: 'auto-fill', largePhone: 2, desktop: 4 };
  return count % 3 === 0 ? { phone: 'auto-fill', tablet: 3 } : 'auto-fill';
}

export interface ContentBlockProps {
  block: Block;
  slots: Readonly<Record<string, ReactNode>>;
  citation: Citation | undefined;
  unit: LengthUnit;
  onUnitChange: (unit: LengthUnit) => void;
  copy: ContentScreenContent;
}

function SourceLine({ reference, copy }: { reference: ReactNode; copy: ContentScreenContent }) {
  return (
    <Text size="small" tone="muted">
      {copy.figuresFrom} {reference}
    </Text>
  );
}

/** One block of a section. Headings inside it have level 3. */
export function ContentBlock({ block, slots, citation, unit, onUnitChange, copy }: ContentBlockProps) {
  const reference = citation ? <SourceReference citation={citation} label={copy.source} /> : null;
  switch (block.kind) {
    case 'text':
      return <Text hasLineLimit>{keepTogether(block.text)}</Text>;
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item} className={pointListStyles.point}>
              {keepTogether(item)}
            </li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <Stack gap="medium">
          <Stack
            elementType="ol"
            gap="none"
            className={
              block.insteadOf !== undefined && slots[block.insteadOf] ? styles.stepsInsteadOfDrawing : styles.steps
            }
          >
            {block.items.map(({ id, title, text, figure }, index) => (
              <li key={id} className={styles.step}>
                <span aria-hidden="true" className={styles.stepNumber}>
                  {index + 1}
                </span>
                <Stack gap="xsmall" className={styles.stepText}>
                  <Inline align="baseline" justify="space-between" gap="large" className={styles.stepHead}>
                    <Heading level={3} size="small">
                      {title}
                    </Heading>
                    {figure === undefined ? null : <span className={styles.stepFigure}>{figure}</span>}
                  </Inline>
                  <Text tone="muted">{keepTogether(text)}</Text>
                </Stack>
              </li>
            ))}
          </Stack>
          {reference ? <SourceLine reference={reference} copy={copy} /> : null}
        </Stack>
      );
    case 'facts': {
      const widths = lineWidths(block.items.map(({ figure }) => figure));
      return (
        <Stack gap="medium">
          <Grid
            elementType="dl"
            columns={factColumns(block.items.length)}
            minColumnWidth={{ phone: '9rem', largePhone: '11rem' }}
            className={styles.facts}
          >
            {block.items.map(({ id, label, figure, text }, index) => (
              <div key={id} className={styles.fact}>
                <dt className={styles.factLabel}>{label}</dt>
                <dd>
                  <span className={styles.factFigure}>{figure}</span>
                  <FactLine width={widths[index]} />
                  {text === undefined ? null : (
                    <Text size="small" tone="muted">
                      {keepTogether(text)}
                    </Text>
                  )}
                </dd>
              </div>
            ))}
          </Grid>
          {reference ? <SourceLine reference={reference} copy={copy} /> : null}
        </Stack>
      );
    }
    case 'note': {
      const Icon = noteIcons[block.tone];
      return (
        <div role="note" className={styles.notes[block.tone]}>
          <Icon size={20} aria-hidden="true" className={styles.noteIcon} />
          <div className={styles.noteText}>
            <p className={styles.noteTitle}>{copy.note[block.tone]}</p>
            <Text>{keepTogether(block.text)}</Text>
          </div>
        </div>
      );
    }
    case 'table': {
      const table = (
        <SpecificationTable
          caption={block.caption}
          columns={block.columns}
          rows={block.rows}
          reference={reference}
          unit={unit}
          onUnitChange={onUnitChange}
        />
      );
      return block.stackUp ? <WithStackUp stackUp={block.stackUp}>{table}</WithStackUp> : table;
    }
    case 'stackUp':
      return <StackUpFigure stackUp={block.stackUp} reference={reference} unit={unit} onUnitChange={onUnitChange} />;
    case 'slot':
      return slots[block.id];
  }
}
