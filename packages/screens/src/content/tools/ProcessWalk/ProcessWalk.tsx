'use client';
import { MaterialSwatch, materialsOf, ProcessDrawing, type ProcessMaterial } from '@pcb/art/ProcessDrawing';
import { Button } from '@pcb/ui/Button';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { useControllable } from '@pcb/ui/useControllable';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import * as mirroredStyles from '../../../shared/styles/mirrored.css.ts';
import type { WithContent } from '../../../shared/WithContent.ts';
import type { Block } from '../../model.ts';
import { processSteps } from '../../pages/manufacturingProcess.content.ts';
import { processWalkContent, type ProcessWalkContent } from './ProcessWalk.content.ts';
import * as styles from './ProcessWalk.css.ts';

export type ProcessStep = Extract<Block, { kind: 'steps' }>['items'][number];

export interface ProcessWalkProps extends WithContent<ProcessWalkContent> {
  /** The steps, in order. The id of each is its URL fragment. @default processSteps */
  steps?: readonly ProcessStep[];
  /** The id of the current step; an unknown id shows the first step. If omitted, the walk keeps its own. */
  step?: string;
  /** Called with the id of the step to show. */
  onStepChange?: (step: string) => void;
}

interface MaterialsProps {
  materials: readonly ProcessMaterial[];
  content: ProcessWalkContent;
}

function Materials({ materials, content }: MaterialsProps) {
  return (
    <Inline justify="space-between" gap="large" className={styles.key}>
      <Inline elementType="ul" aria-label={content.key} gap="medium">
        {materials.map((name) => (
          <li key={name} className={styles.material}>
            <MaterialSwatch material={name} className={styles.swatch} />
            <span>{content.materials[name]}</span>
          </li>
        ))}
      </Inline>
      <span>{content.note}</span>
    </Inline>
  );
}

/**
 * The manufacturing process as a cross-section after each step, next to the steps. Hidden in print and without scripts.
 *
 * @example <ProcessWalk step={hash} onStepChange={(step) => navigate(`#${step}`)} />
 */
export function ProcessWalk({
  steps = processSteps,
  content = processWalkContent,
  step,
  onStepChange,
}: ProcessWalkProps) {
  const [id, show] = useControllable(step, steps[0]?.id ?? '', onStepChange);
  const previousRef = useRef<HTMLButtonElement>(null);
  const nextRef = useRef<HTMLButtonElement>(null);
  const index = Math.max(
    0,
    steps.findIndex((candidate) => candidate.id === id),
  );
  const last = steps.length - 1;
  const requestedIndex = useRef<number>(undefined);
  // At the first and last step one button is disabled; focus moves to the other one.
  useEffect(() => {
    if (requestedIndex.current !== index) return;
    requestedIndex.current = undefined;
    if (index === 0) nextRef.current?.focus();
    else if (index === last) previousRef.current?.focus();
  }, [index, last]);

  const current = steps[index];
  if (!current) return null;

  function go(to: number) {
    const target = steps[to];
    if (!target) return;
    requestedIndex.current = to;
    show(target.id);
  }
  const onKeyDown: ComponentProps<typeof Button>['onKeyDown'] = (event) => {
    const onward = nextRef.current?.matches(':dir(rtl)') ? -1 : 1;
    const keys: Readonly<Record<string, number>> = {
      ArrowLeft: index - onward,
      ArrowRight: index + onward,
      Home: 0,
      End: last,
    };
    const to = keys[event.key];
    if (to !== undefined) go(to);
    else event.continuePropagation();
  };
  const materials = materialsOf(current.id);
  const alternative = content.alternatives[current.id];

  return (
    <div className={styles.root}>
      {steps.map(({ id: name }) => (
        <span key={name} id={name} className={styles.anchor} />
      ))}
      <div role="group" aria-label={content.label} className={styles.frame}>
        <Stack gap="none" className={styles.stage}>
          <Inline gap="small" justify="space-between" className={styles.bar}>
            <span className={styles.position}>{content.position(index + 1, steps.length)}</span>
            <Inline gap="small">
              <Button
                ref={previousRef}
                variant="outline"
                tone="neutral"
                size="small"
                isDisabled={index === 0}
                onPress={() => go(index - 1)}
                onKeyDown={onKeyDown}
              >
                <ArrowLeft size={16} aria-hidden="true" className={mirroredStyles.mirrored} />
                {content.previous}
              </Button>
              <Button
                ref={nextRef}
                size="small"
                isDisabled={index === last}
                onPress={() => go(index + 1)}
                onKeyDown={onKeyDown}
              >
                {content.next}
                <ArrowRight size={16} aria-hidden="true" className={mirroredStyles.mirrored} />
              </Button>
            </Inline>
          </Inline>
          {materials.length > 0 ? (
            <div className={styles.board}>
              <ProcessDrawing step={current.id} aria-label={alternative ?? current.title} className={styles.drawing} />
            </div>
          ) : null}
          <Stack gap="small" aria-live="polite" className={styles.stepText}>
            <Inline align="baseline" justify="space-between" gap="large" className={styles.head}>
              <Heading level={3}>{current.title}</Heading>
              {current.figure === undefined ? null : <span className={styles.figure}>{current.figure}</span>}
            </Inline>
            <Text tone="muted" hasLineLimit>
              {current.text}
            </Text>
          </Stack>
          {materials.length > 0 ? <Materials materials={materials} content={content} /> : null}
        </Stack>
        <Stack elementType="ol" gap="none" aria-label={content.all} className={styles.list}>
          {steps.map(({ id: name, title }, place) => (
            <li key={name}>
              <Link
                variant="quiet"
                href={`#${name}`}
                className={styles.item}
                onPress={() => show(name)}
                {...(place === index && { 'aria-current': 'step' })}
              >
                <span aria-hidden="true" className={styles.number}>
                  {place + 1}
                </span>
                <span className={styles.title}>{title}</span>
              </Link>
            </li>
          ))}
        </Stack>
      </div>
    </div>
  );
}
