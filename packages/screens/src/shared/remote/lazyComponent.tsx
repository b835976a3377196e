'use client';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

export { renderLoadError } from './renderLoadError.tsx';

/**
 * A component whose code loads when it is first rendered, or earlier with its `load`. Shows the placeholder until the
 * code has loaded; React's `lazy` would show it for at least 300 ms.
 *
 * @param renderMissing Renders a fallback if loading fails, with a function that retries. If omitted, the component
 * throws.
 */
export function lazyComponent<Component extends (props: never) => ReactNode>(
  importComponent: () => Promise<Component>,
  placeholder: ReactNode,
  renderMissing?: (retry: () => void) => ReactNode,
) {
  let loaded: ComponentType | undefined;
  const load = async () => {
    loaded = (await importComponent()) as unknown as ComponentType;
    return loaded;
  };
  const create = (retry: () => void) =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        if (!renderMissing) throw error;
        return { default: () => renderMissing(retry) };
      }
    });

  function LazyComponent(props: object) {
    // Changes only on retry: another component would start with new state.
    const [Current, setCurrent] = useState<ComponentType>(() => loaded ?? create(retry));
    function retry() {
      setCurrent(() => create(retry));
    }
    return (
      <Suspense fallback={placeholder}>
        <Current {...props} />
      </Suspense>
    );
  }
  // With the type of the component, which may be generic.
  return Object.assign(LazyComponent as unknown as Component, { load });
}
