'use client';
import { Disclosure, type DisclosureProps } from '@pcb/ui/Disclosure';
import { Grid } from '@pcb/ui/Grid';
import { Stack } from '@pcb/ui/Stack';
import { Switch } from '@pcb/ui/Switch';
import { Text } from '@pcb/ui/Text';
import { memo, useId } from 'react';
import { fabCoverage } from '../quotes/coverage.ts';
import { type FabExtra, fabExtras, fabOptions, type FabValues } from '../quotes/forms.ts';
import {
  aspectRatio,
  hintBoardSize,
  hintFinish,
  hintHole,
  hintTg,
  hintThickness,
  hintTrack,
  isLaser,
  maxAspectRatio,
  minInnerTrack,
  minTrack,
} from '../quotes/hints.ts';
import { BoardFields } from './BoardFields.tsx';
import { ChoiceSelect, ChoiceToggle, choicesOf } from './Choices.tsx';
import { type FormProps, FormSection, LinkedSentence, Wide } from './FormParts.tsx';
import { NameField } from './TypedFields.tsx';
import { technologyFields } from './FormParts.css.ts';
import { hintText } from './hintText.ts';
import { type SetField, useSetField } from './useSetField.ts';

export interface FabFormProps extends FormProps<FabValues> {
  technology: Pick<DisclosureProps, 'isExpanded' | 'onExpandedChange'>;
}

interface ExtraProps {
  name: FabExtra;
  words: { label: string; help: string };
  isSelected: boolean;
  onChange: SetField;
}

const Extra = memo(function Extra({ name, words, isSelected, onChange }: ExtraProps) {
  const helpId = useId();
  return (
    <Stack gap="xsmall">
      <Switch isSelected={isSelected} onChange={(isOn) => onChange(name, isOn)} aria-describedby={helpId}>
        {words.label}
      </Switch>
      <Text id={helpId} size="small" tone="muted">
        {words.help}
      </Text>
    </Stack>
  );
});

export function FabForm({ values, onChange, content, technology }: FabFormProps) {
  const words = content.fab;
  const set = useSetField(values, onChange);
  const choice = choicesOf(fabOptions, words, values, set);
  return (
    <>
      <FormSection title={words.sections.board}>
        <Wide>
          <NameField label={words.name} value={values.name} onChange={set} />
        </Wide>
        <ChoiceToggle {...choice('assembly')} description={words.assemblyHelp[values.material]} />
        <BoardFields
          values={values}
          onChange={set}
          content={content}
          words={words}
          dispatchUnit={choice('dispatchUnit')}
          sizeHint={hintBoardSize(values)}
          coverage={fabCoverage(values)}
        />
      </FormSection>
      <FormSection title={words.sections.build}>
        <ChoiceToggle {...choice('layers')} />
        <ChoiceToggle {...choice('material')} />
        <ChoiceToggle
          {...choice('thickness')}
          description={hintText(hintThickness(values), content) ?? words.thicknessHelp}
        />
        <ChoiceSelect
          {...choice('finish')}
          description={hintText(hintFinish(values), content) ?? content.notes.leadFree}
        />
        <Wide>
          <ChoiceToggle {...choice('tg')} description={hintText(hintTg(values), content) ?? words.tgHelp} />
        </Wide>
      </FormSection>
      <Disclosure title={words.sections.technology} {...technology}>
        <Stack className={technologyFields}>
          <Grid minColumnWidth="12rem">
            <ChoiceSelect {...choice('copper')} />
            <ChoiceSelect
              {...choice('track')}
              description={
                hintText(hintTrack(values), content) ??
                content.notes.track(values.copper, minTrack(values), minInnerTrack(values))
              }
            />
            <ChoiceSelect
              {...choice('hole')}
              description={
                hintText(hintHole(values), content) ??
                (isLaser(values) ? content.notes.laser : content.notes.drill(aspectRatio(values), maxAspectRatio))
              }
            />
          </Grid>
          <Text size="small" tone="muted">
            <LinkedSentence sentence={words.technologyHelp} />
          </Text>
        </Stack>
      </Disclosure>
      <FormSection title={words.sections.additional} minColumnWidth="12rem">
        {fabExtras.map((extra) => (
          <Extra key={extra} name={extra} words={words.extras[extra]} isSelected={values[extra]} onChange={set} />
        ))}
      </FormSection>
      <FormSection title={words.sections.assembly}>
        <Wide>
          <Text tone="muted" hasMeasure>
            {words.assemblyPlaceholder[values.assembly]}
          </Text>
        </Wide>
      </FormSection>
    </>
  );
}
