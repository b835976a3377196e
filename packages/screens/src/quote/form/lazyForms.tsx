import { lazyComponent, renderLoadError } from '../../shared/remote/lazyComponent.tsx';
import { FormPlaceholder } from './FormPlaceholder.tsx';

export const FabForm = lazyComponent(
  async () => (await import('./services/FabForm.tsx')).FabForm,
  <FormPlaceholder fields={20} />,
  renderLoadError,
);

export const FlexForm = lazyComponent(
  async () => (await import('./services/FlexForm.tsx')).FlexForm,
  <FormPlaceholder fields={19} />,
  renderLoadError,
);

export const StencilForm = lazyComponent(
  async () => (await import('./services/StencilForm.tsx')).StencilForm,
  <FormPlaceholder fields={17} />,
  renderLoadError,
);

export const SourceForm = lazyComponent(
  async () => (await import('./services/SourceForm.tsx')).SourceForm,
  <FormPlaceholder fields={3} />,
  renderLoadError,
);

/** Loads the forms of all tabs but the first. Touching the tabs calls it; call it earlier to avoid a placeholder. */
export async function loadForms(): Promise<void> {
  await Promise.all([FabForm, FlexForm, StencilForm, SourceForm].map(({ load }) => load()));
}
