'use client';
import { Disclosure, type DisclosureProps } from '@pcb/ui/Disclosure';
import { Grid } from '@pcb/ui/Grid';
import { Stack } from '@pcb/ui/Stack';
import { Switch } from '@pcb/ui/Switch';
import { Text } from '@pcb/ui/Text';
import { useId } from 'react';
import { aspectRatio, isLaser, maxAspectRatio, minInnerTrack, minTrack } from '@pcb/quoting/hints/facts';
import { FormHints } from './FormHints.tsx';
import { fabRules } from '@pcb/quoting/hints/fab';
import { type FabExtra, fabExtras, type FabValues } from '@pcb/quoting/forms';
import type { QuoteContent } from '../quote.content.ts';
import { WithTerms } from './AboutTerm.tsx';
import { BoardFields } from './BoardFields.tsx';
import { choicesOf } from './choiceField.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { ChoiceToggle } from './ChoiceToggle.tsx';
import { type FormProps, FormSection, LinkedSentence, Wide } from './FormParts.tsx';
import { NameField } from './TypedFields.tsx';
import { FieldNote } from './FieldNote.tsx';
import { technologyFields } from './FormParts.css.ts';
import { type SetField, useSetField } from './useSetField.ts';

export interface FabFormProps extends FormProps<FabValues> {
  technology: Pick<DisclosureProps, 'isExpanded' | 'onExpandedChange'>;
}

interface ExtraProps {
  name: FabExtra;
  label: string;
  help: string;
  isSelected: boolean;
  onChange: SetField;
}

function Extra({ name, label, help, isSelected, onChange }: ExtraProps) {
  const helpId = useId();
  return (
    <Stack gap="xsmall">
      <Switch isSelected={isSelected} onChange={(isOn) => onChange(name, isOn)} aria-describedby={helpId}>
        {label}
      </Switch>
      <Text id={helpId} size="small" tone="muted">
        <FieldNote field={name} help={help} />
      </Text>
    </Stack>
  );
}

const fabTerms = ['dispatch', 'separation'] as const;

/** The help of the fields whose help depends on their value. */
const helpFor = (values: FabValues, help: QuoteContent['help']['fab']) => ({
  ...help,
  assembly: help.assembly[values.material],
  size: help.size[values.dispatchUnit],
  quantity: help.quantity[values.dispatchUnit],
  material: help.material[values.material],
  finish: help.finish[values.finish],
  copper: help.copper(values),
  track: help.track(values.copper, minTrack(values), minInnerTrack(values)),
  hole: isLaser(values) ? help.laser : help.drill(aspectRatio(values), maxAspectRatio),
});

export function FabForm({ values, onChange, content, technology }: FabFormProps) {
  const words = content.fab;
  const help = helpFor(values, content.help.fab);
  const set = useSetField(values, onChange);
  const choice = choicesOf('fab', words, help, values, set);
  return (
    <FormHints rules={fabRules} values={values} words={content.hints}>
      <FormSection title={words.sections.board}>
        <Wide>
          <NameField label={words.name} value={values.name} onChange={set} help={help.name} />
        </Wide>
        <ChoiceToggle {...choice('assembly')} />
        <BoardFields
          values={values}
          onChange={set}
          content={content}
          words={words}
          help={help}
          dispatchUnit={choice('dispatchUnit')}
          terms={fabTerms}
        />
      </FormSection>
      <FormSection title={words.sections.build}>
        <ChoiceToggle {...choice('layers')} />
        <ChoiceToggle {...choice('material')} />
        <WithTerms terms={['thickness']} content={content}>
          <ChoiceToggle {...choice('thickness')} />
        </WithTerms>
        <ChoiceSelect {...choice('finish')} />
        <Wide>
          <ChoiceToggle {...choice('tg')} />
        </Wide>
      </FormSection>
      <Disclosure title={words.sections.technology} {...technology}>
        <Stack className={technologyFields}>
          <Grid minColumnWidth="12rem">
            <ChoiceSelect {...choice('copper')} />
            <WithTerms terms={['trackAndSpacing']} content={content}>
              <ChoiceSelect {...choice('track')} />
            </WithTerms>
            <WithTerms terms={['holes']} content={content}>
              <ChoiceSelect {...choice('hole')} />
            </WithTerms>
          </Grid>
          <Text size="small" tone="muted">
            <LinkedSentence sentence={help.technology} />
          </Text>
        </Stack>
      </Disclosure>
      <FormSection title={words.sections.additional} minColumnWidth="12rem">
        {fabExtras.map((extra) => (
          <WithTerms key={extra} terms={extra === 'castellatedHoles' ? ['castellated'] : []} content={content}>
            <Extra
              name={extra}
              label={words.extras[extra].label}
              help={help[extra]}
              isSelected={values[extra]}
              onChange={set}
            />
          </WithTerms>
        ))}
      </FormSection>
      <FormSection title={words.sections.assembly}>
        <Wide>
          <Text tone="muted" hasLineLimit>
            {words.assemblyPlaceholder[values.assembly]}
          </Text>
        </Wide>
      </FormSection>
    </FormHints>
  );
}
