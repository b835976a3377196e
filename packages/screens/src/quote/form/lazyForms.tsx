import type { ReactNode } from 'react';
import { lazyComponent, renderLoadError } from '../../shared/remote/lazyComponent.tsx';
import { FormPlaceholder } from './FormPlaceholder.tsx';

const lazyForm = <Form extends (props: never) => ReactNode>(load: () => Promise<Form>, fields: number) =>
  lazyComponent(load, <FormPlaceholder fields={fields} />, renderLoadError);

export const FabForm = lazyForm(async () => (await import('./services/FabForm.tsx')).FabForm, 20);
export const FlexForm = lazyForm(async () => (await import('./services/FlexForm.tsx')).FlexForm, 19);
export const StencilForm = lazyForm(async () => (await import('./services/StencilForm.tsx')).StencilForm, 17);
export const SourceForm = lazyForm(async () => (await import('./services/SourceForm.tsx')).SourceForm, 3);

/** Loads the forms of all tabs but the first. Touching the tabs calls it; call it earlier to avoid a placeholder. */
export async function loadForms(): Promise<void> {
  await Promise.all([FabForm, FlexForm, StencilForm, SourceForm].map(({ load }) => load()));
}
