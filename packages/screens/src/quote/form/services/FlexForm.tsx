'use client';
import { formatMm } from '@pcb/engineering/lengths';
import { minRadius, minThickness } from '@pcb/quoting/flexBuild';
import type { FlexValues } from '@pcb/quoting/forms';
import { flexFileRules } from '@pcb/quoting/hints/files';
import { flexRules } from '@pcb/quoting/hints/flex';
import { maxTextLength } from '@pcb/quoting/queryParameters';
import type { QuoteContent } from '../../quote.content.ts';
import { ChoiceSelect } from '../fields/ChoiceSelect.tsx';
import { RemarksField } from '../fields/RemarksField.tsx';
import { FieldSection, FieldSections } from '../FieldSection.tsx';
import { FormHints } from '../FormHints.tsx';
import type { FiledFormProps } from '../formProps.ts';
import { flexHints } from '../hints/flexHints.content.ts';

const controls = { List: ChoiceSelect, LongText: RemarksField };

/** Film has no V-cuts. */
const terms = { dispatchUnit: ['dispatch'] } as const;

const helpFor = (values: FlexValues, help: QuoteContent['help']['flex']) => ({
  ...help,
  size: help.size[values.dispatchUnit],
  quantity: help.quantity[values.dispatchUnit],
  coverlay: help.coverlay[values.coverlay === 'none' ? 'none' : 'other'],
  thickness: help.thickness(formatMm(minThickness(values), 2)),
  ipcClass: help.ipcClass[values.ipcClass],
  bending: help.bending[values.bending](formatMm(minRadius(values), 2)),
  stiffener: help.stiffener[values.stiffener],
  polyimideThickness: help.stiffenerThickness,
  fr4Thickness: help.stiffenerThickness,
  steelThickness: help.stiffenerThickness,
  remarks: help.remarks(maxTextLength - values.remarks.length),
});

export function FlexForm({ values, onChange, content, files }: FiledFormProps<FlexValues>) {
  const help = helpFor(values, content.help.flex);
  const form = { service: 'flex', controls, values, onChange, help, content, terms, wide: ['thickness'] } as const;
  return (
    <FormHints
      rules={files ? [...flexFileRules(files), ...flexRules] : flexRules}
      values={values}
      copy={content.hints?.flex ?? flexHints}
      content={content}
    >
      <FieldSections {...form}>{(section) => <FieldSection {...section} />}</FieldSections>
    </FormHints>
  );
}
