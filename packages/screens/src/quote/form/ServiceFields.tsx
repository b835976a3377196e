import type { FileFigures } from '@pcb/quoting/fileFigures';
import type { ServiceForms, ServiceTab } from '@pcb/quoting/forms';
import type { ReactElement } from 'react';
import type { QuoteContent } from '../quote.content.ts';
import type { Uploading } from './fields/UploadField.tsx';
import type { FormProps } from './formProps.ts';
import { FabForm, FlexForm, SourceForm, StencilForm } from './lazyForms.tsx';
import type { OpenSections } from './SectionOnDemand.tsx';
import { LayoutForm } from './services/LayoutForm.tsx';

export interface ServiceFieldsProps {
  service: ServiceTab;
  forms: ServiceForms;
  onFormsChange: (forms: ServiceForms) => void;
  sections: OpenSections;
  uploading: Uploading;
  files: FileFigures | undefined;
  content: QuoteContent;
}

export function ServiceFields({
  service,
  forms,
  onFormsChange,
  sections,
  uploading,
  files,
  content,
}: ServiceFieldsProps): ReactElement {
  const formProps = <Tab extends ServiceTab>(id: Tab): FormProps<ServiceForms[Tab]> => ({
    values: forms[id],
    onChange: (values) => onFormsChange({ ...forms, [id]: values }),
    content,
  });
  switch (service) {
    case 'layout':
      return <LayoutForm {...formProps('layout')} uploading={uploading} />;
    case 'fab':
      return <FabForm {...formProps('fab')} files={files} sections={sections} />;
    case 'flex':
      return <FlexForm {...formProps('flex')} files={files} />;
    case 'stencil':
      return <StencilForm {...formProps('stencil')} files={files} uploading={uploading} />;
    case 'source':
      return <SourceForm {...formProps('source')} />;
  }
}
