'use client';
import { FormHints } from './FormHints.tsx';
import { flexRules } from '@pcb/quoting/hints/flex';
import type { FlexValues } from '@pcb/quoting/forms';
import type { QuoteContent } from '../quote.content.ts';
import { BoardFields } from './BoardFields.tsx';
import { choicesOf } from './choiceField.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';
import { ChoiceToggle } from './ChoiceToggle.tsx';
import { type FormProps, FormSection, Wide } from './FormParts.tsx';
import { NameField } from './TypedFields.tsx';
import { useSetField } from './useSetField.ts';

/** Film has no V-cuts. */
const flexTerms = ['dispatch'] as const;

const helpFor = (values: FlexValues, help: QuoteContent['help']['flex']) => ({
  ...help,
  size: help.size[values.dispatchUnit],
  quantity: help.quantity[values.dispatchUnit],
  ipcClass: help.ipcClass[values.ipcClass],
});

export function FlexForm({ values, onChange, content }: FormProps<FlexValues>) {
  const words = content.flex;
  const help = helpFor(values, content.help.flex);
  const set = useSetField(values, onChange);
  const choice = choicesOf('flex', words, help, values, set);
  return (
    <FormHints rules={flexRules} values={values} words={content.hints}>
      <FormSection title={words.sections.board}>
        <NameField label={words.name} value={values.name} onChange={set} help={help.name} />
        <BoardFields
          values={values}
          onChange={set}
          content={content}
          words={words}
          help={help}
          dispatchUnit={choice('dispatchUnit')}
          terms={flexTerms}
        />
      </FormSection>
      <FormSection title={words.sections.build}>
        <ChoiceToggle {...choice('layers')} />
        <ChoiceToggle {...choice('material')} />
        <Wide>
          <ChoiceToggle {...choice('thickness')} />
        </Wide>
        <ChoiceSelect {...choice('finish')} />
        <ChoiceToggle {...choice('highTg')} />
        <ChoiceToggle {...choice('ipcClass')} />
      </FormSection>
      <FormSection title={words.sections.production}>
        <ChoiceSelect {...choice('leadTime')} />
        <ChoiceToggle {...choice('gerber')} />
      </FormSection>
    </FormHints>
  );
}
