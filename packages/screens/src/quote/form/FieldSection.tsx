import { applies, type FieldName, type FormField, formSections } from '@pcb/quoting/forms';
import type { ReactNode } from 'react';
import type { Term } from './about.content.ts';
import { WithTerms } from './WithTerms.tsx';
import { FieldControl, type FieldsProps } from './FieldControl.tsx';
import { FormSection, Wide } from './FormParts.tsx';

export interface SectionProps extends FieldsProps {
  /** The section, as the schema of the form names it. */
  id: string;
  /** The terms that a sketch explains, by field. */
  terms?: Readonly<Partial<Record<FieldName, readonly Term[]>>>;
  /** The fields that span the row. A long text always does. */
  wide?: readonly FieldName[];
}

/** The fields of a section that apply, in the order of the form. */
export function fieldsOfSection({ service, id, values }: Pick<SectionProps, 'service' | 'id' | 'values'>) {
  const sections: Readonly<Record<string, readonly FormField[]>> = formSections[service];
  return (sections[id] ?? []).filter((field) => applies(field, values));
}

/** The controls of a section, each with a button for each of its terms. */
export function SectionControls({ id, terms = {}, wide = [], ...props }: SectionProps) {
  return fieldsOfSection({ id, ...props }).map((field) => {
    const control = <FieldControl key={field.name} field={field} {...props} />;
    const explained = terms[field.name];
    const isWide = wide.includes(field.name) || (field.kind === 'text' && field.control === 'area');
    if (isWide) return <Wide key={field.name}>{control}</Wide>;
    return explained ? (
      <WithTerms key={field.name} terms={explained} content={props.content}>
        {control}
      </WithTerms>
    ) : (
      control
    );
  });
}

interface FieldSectionProps extends SectionProps {
  minColumnWidth?: string | undefined;
  /** Rendered after the fields, such as a button to upload files. */
  children?: ReactNode;
}

/** A section of a form that is always visible. For one that most orders leave alone use `SectionOnDemand`. */
export function FieldSection({ minColumnWidth, children, ...props }: FieldSectionProps) {
  const titles: Readonly<Record<string, string>> = props.content[props.service].sections;
  return (
    <FormSection title={titles[props.id] ?? ''} minColumnWidth={minColumnWidth}>
      <SectionControls {...props} />
      {children}
    </FormSection>
  );
}
