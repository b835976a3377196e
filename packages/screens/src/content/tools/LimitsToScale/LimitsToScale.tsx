'use client';
import type { FinestFeaturesProps } from '@pcb/art/FinestFeatures';
import type { LargestBoardProps } from '@pcb/art/LargestBoard';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { Prerendered } from '../../../shared/remote/Prerendered.tsx';
import type { WithContent } from '../../../shared/WithContent.ts';
import { limitsToScaleContent, type LimitsToScaleContent } from './LimitsToScale.content.ts';
import * as styles from './LimitsToScale.css.ts';

const Space = () => <div className={styles.space} />;
const withoutDrawing = () => ({ default: Space });

const FinestFeatures = lazy<ComponentType<FinestFeaturesProps>>(() =>
  import('@pcb/art/FinestFeatures').then((drawing) => ({ default: drawing.FinestFeatures }), withoutDrawing),
);
const LargestBoard = lazy<ComponentType<LargestBoardProps>>(() =>
  import('@pcb/art/LargestBoard').then((drawing) => ({ default: drawing.LargestBoard }), withoutDrawing),
);

export { limitsToScaleContent, type LimitsToScaleContent } from './LimitsToScale.content.ts';

export type LimitsToScaleProps = WithContent<LimitsToScaleContent>;

interface PartProps {
  title: string;
  text: string;
  /** The text alternative of the drawing. */
  name: string;
  children: ReactNode;
}

function Part({ title, text, name, children }: PartProps) {
  return (
    <Stack gap="medium" className={styles.part}>
      <Text weight="strong">{title}</Text>
      <Prerendered name={name} fallback={<Space />}>
        {children}
      </Prerendered>
      <Text size="small" tone="muted">
        {text}
      </Text>
    </Stack>
  );
}

/**
 * Our limits to scale, next to everyday objects: the finest features and a hair, the largest board and a sheet of paper.
 *
 * @example <LimitsToScale />
 */
export function LimitsToScale({ content = limitsToScaleContent }: LimitsToScaleProps) {
  const { finest, largest, figure } = content;
  return (
    <div className={styles.frame}>
      <div className={styles.pair}>
        <Part title={finest.title} text={finest.text} name={finest.alternative}>
          <FinestFeatures labels={finest.labels} edge={finest.edge} figure={figure} aria-label={finest.alternative} />
        </Part>
        <Part title={largest.title} text={largest.text} name={largest.alternative}>
          <LargestBoard labels={largest.labels} figure={figure} aria-label={largest.alternative} />
        </Part>
      </div>
    </div>
  );
}
