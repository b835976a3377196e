'use client';
import type { StencilValues } from '@pcb/quoting/forms';
import { foilInMillimetres } from '@pcb/quoting/hints/facts';
import { stencilFileRules } from '@pcb/quoting/hints/files';
import { stencilRules } from '@pcb/quoting/hints/stencil';
import { maxTextLength } from '@pcb/quoting/queryParameters';
import type { QuoteContent } from '../../quote.content.ts';
import { ChoiceSelect } from '../fields/ChoiceSelect.tsx';
import { RemarksField } from '../fields/RemarksField.tsx';
import { UploadField, type Uploading } from '../fields/UploadField.tsx';
import { FieldSection, FieldSections } from '../FieldSection.tsx';
import { FormHints } from '../FormHints.tsx';
import type { FiledFormProps } from '../formProps.ts';
import { stencilHints } from '../hints/stencilHints.content.ts';
import { LinkedSentence } from '../LinkedSentence.tsx';

const controls = { List: ChoiceSelect, LongText: RemarksField };

export interface StencilFormProps extends FiledFormProps<StencilValues> {
  uploading: Uploading;
}

const terms = { side: ['stencilSide'], type: ['stencilType'] } as const;

const helpFor = (values: StencilValues, help: QuoteContent['help']['stencil']) => ({
  ...help,
  type: help.type[values.type],
  size: help.size[values.type],
  thickness: help.thickness(foilInMillimetres(values)),
  reduction: help.reduction[values.reduction === '0' ? 'none' : 'some'],
  quantity: help.quantity[values.side],
  remarks: help.remarks(maxTextLength - values.remarks.length),
});

export function StencilForm({ values, onChange, content, files, uploading }: StencilFormProps) {
  const { upload } = content.stencil;
  const help = helpFor(values, content.help.stencil);
  const form = { service: 'stencil', controls, values, onChange, help, content, terms } as const;
  return (
    <FormHints
      rules={files ? [...stencilFileRules(files), ...stencilRules] : stencilRules}
      values={values}
      copy={content.hints?.stencil ?? stencilHints}
      content={content}
    >
      <FieldSections {...form}>
        {(section) => (
          <FieldSection {...section}>
            {section.id === 'order' ? (
              <UploadField
                {...uploading}
                purpose="stencilData"
                label={upload}
                description={<LinkedSentence sentence={help.upload} />}
              />
            ) : null}
          </FieldSection>
        )}
      </FieldSections>
    </FormHints>
  );
}
