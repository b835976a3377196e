'use client';
import { LimitDrawing } from '@pcb/art/LimitDrawing';
import { Slider } from '@pcb/ui/Slider';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { ToggleGroup } from '@pcb/ui/ToggleGroup';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { keepTogether } from '../../../shared/format/keepTogether.ts';
import { useDebouncedAnnouncement } from '../../../shared/hooks/useDebouncedAnnouncement.ts';
import * as toolFrameStyles from '../../../shared/styles/toolFrame.css.ts';
import type { WithContent } from '../../../shared/WithContent.ts';
import { type FigureDefinition, type Limit, limitState, limitStates, type Quantity } from './figureDefinition.ts';
import { limitFigureContent, type LimitFigureContent } from './LimitFigure.content.ts';
import * as styles from './LimitFigure.css.ts';

const looks = {
  within: { Icon: CircleCheck, tone: 'success' },
  at: { Icon: CircleAlert, tone: 'warning' },
  beyond: { Icon: TriangleAlert, tone: 'danger' },
} as const;

/** The state of all limits together, and those that decide it. */
function decide(limits: readonly Limit[]) {
  const states = limits.map((limit) => ({ limit, state: limitState(limit) }));
  const state = limitStates.findLast((one) => states.some((of) => of.state === one)) ?? 'within';
  return { state, deciding: states.filter((of) => of.state === state).map(({ limit }) => limit) };
}

const decimalsOf = (step: number) => String(step).split('.')[1]?.length ?? 0;

const namesOf = <Name extends string>(quantities: Readonly<Record<Name, Quantity>>) =>
  Object.keys(quantities) as Name[];

/** The props that a host can set on every figure. */
export interface FigureProps extends WithContent<LimitFigureContent> {
  /** The values that the sliders start with, in mm or counted, by quantity. Missing ones default to the example. */
  defaultValues?: Readonly<Record<string, number>>;
}

interface MovableFigureProps<Name extends string, Option extends string> extends FigureProps {
  definition: FigureDefinition<Name, Option>;
}

/** A drawing to scale with a slider for each quantity, and the verdict of our limits. */
export function MovableFigure<Name extends string, Option extends string>({
  definition,
  defaultValues,
  content = limitFigureContent,
}: MovableFigureProps<Name, Option>) {
  const { quantities, choice } = definition;
  const titleId = useId();
  const [values, setValues] = useState(
    () =>
      Object.fromEntries(
        namesOf(quantities).map((name) => [name, defaultValues?.[name] ?? quantities[name].initial]),
      ) as Record<Name, number>,
  );
  // A figure without a choice has no options, and its functions ignore them.
  const [option, setOption] = useState(choice?.initial as Option);
  const limits = definition.limits(values, option);
  const marks = definition.marks?.(values, option);
  const { state, deciding } = decide(limits);
  const verdict = content.verdict(
    state,
    deciding.map(({ text }) => text),
    state === 'beyond' ? deciding.map(({ failure }) => failure) : [],
  );
  useDebouncedAnnouncement(verdict);
  const { Icon, tone } = looks[state];
  return (
    <div role="group" aria-labelledby={titleId} className={toolFrameStyles.toolFrame}>
      <div className={styles.parts}>
        <div className={styles.picture}>
          <LimitDrawing
            scene={definition.scene(values, option)}
            exceeded={state === 'beyond' ? deciding.map(({ id }) => id) : []}
            figure={content.figure}
            aria-label={definition.alternative(values, option)}
            className={styles.sheet}
          />
        </div>
        <div className={styles.controls}>
          <Text id={titleId} weight="strong">
            {definition.title}
          </Text>
          <div className={styles.movers}>
            <Text size="small" tone="muted">
              {content.help}
            </Text>
            {choice ? (
              <ToggleGroup
                label={choice.label}
                items={choice.options}
                value={option}
                onChange={(id) => {
                  const chosen = choice.options.find((one) => one.id === id);
                  if (chosen) setOption(chosen.id);
                }}
              />
            ) : null}
            <div className={styles.sliders}>
              {namesOf(quantities).map((name) => {
                const { label, range, step, isCount = false } = quantities[name];
                return (
                  <Slider
                    key={name}
                    label={label}
                    minValue={range[0]}
                    maxValue={range[1]}
                    step={step}
                    value={values[name]}
                    onChange={(value) => setValues({ ...values, [name]: value })}
                    valueLabel={(value) => (isCount ? content.count(value) : content.length(value, decimalsOf(step)))}
                    mark={marks?.[name]}
                  />
                );
              })}
            </div>
          </div>
          <div className={styles.verdict}>
            <Icon size={20} aria-hidden="true" className={styles.icons[state]} />
            <Stack gap="xsmall" className={styles.verdictText}>
              <Text weight="medium" tone={tone}>
                {keepTogether(verdict)}
              </Text>
              <Text size="small" tone="muted">
                {content.source(definition.source)}
              </Text>
            </Stack>
          </div>
        </div>
      </div>
    </div>
  );
}
