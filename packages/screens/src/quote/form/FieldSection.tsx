import {
  applies,
  type FieldName,
  type FormField,
  formSections,
  type ServiceForms,
  type ServiceTab,
} from '@pcb/quoting/forms';
import { Fragment, type ReactNode } from 'react';
import type { Term } from './about.content.ts';
import { type ControlsOf, FieldControl, type FieldsProps } from './fields/FieldControl.tsx';
import type { Help } from './fields/FieldNote.tsx';
import type { FormHelp, SectionOf } from './formCopy.ts';
import { FormSection, FullWidth } from './FormSection.tsx';
import { WithTerms } from './terms/WithTerms.tsx';
import { useSetField } from './useSetField.ts';

export interface SectionProps extends FieldsProps {
  id: string;
  /** The terms that a sketch explains, by field. */
  terms?: Readonly<Partial<Record<FieldName, readonly Term[]>>>;
  wide?: readonly FieldName[];
}

/** The fields of a section that apply, in form order. */
export function fieldsOfSection({ service, id, values }: Pick<SectionProps, 'service' | 'id' | 'values'>) {
  const sections: Readonly<Record<string, readonly FormField[]>> = formSections[service];
  return (sections[id] ?? []).filter((field) => applies(field, values));
}

export function SectionControls({ id, terms = {}, wide = [], ...props }: SectionProps) {
  return fieldsOfSection({ id, ...props }).map((field) => {
    const control = <FieldControl key={field.name} field={field} {...props} />;
    const explained = terms[field.name];
    const isWide = wide.includes(field.name) || (field.kind === 'text' && field.control === 'area');
    if (isWide) return <FullWidth key={field.name}>{control}</FullWidth>;
    return explained ? (
      <WithTerms key={field.name} terms={explained} content={props.content}>
        {control}
      </WithTerms>
    ) : (
      control
    );
  });
}

interface FieldSectionsProps<Service extends ServiceTab> extends Omit<
  SectionProps,
  'id' | 'service' | 'controls' | 'values' | 'onChange' | 'help'
> {
  service: Service;
  controls: ControlsOf<Service>;
  values: ServiceForms[Service];
  onChange: (values: ServiceForms[Service]) => void;
  help: FormHelp<Service, Help>;
  children: (section: SectionProps & { id: SectionOf<Service> }) => ReactNode;
}

export function FieldSections<Service extends ServiceTab>({
  values,
  onChange,
  children,
  ...props
}: FieldSectionsProps<Service>) {
  const set = useSetField(values, onChange);
  return (Object.keys(formSections[props.service]) as SectionOf<Service>[]).map((id) => (
    <Fragment key={id}>{children({ ...props, id, values, onChange: set })}</Fragment>
  ));
}

interface FieldSectionProps extends SectionProps {
  minColumnWidth?: string | undefined;
  /** Rendered after the fields, such as a button to upload files. */
  children?: ReactNode;
}

export function FieldSection({ minColumnWidth, children, ...props }: FieldSectionProps) {
  const titles: Readonly<Record<string, string>> = props.content[props.service].sections;
  return (
    <FormSection title={titles[props.id] ?? ''} minColumnWidth={minColumnWidth}>
      <SectionControls {...props} />
      {children}
    </FormSection>
  );
}
