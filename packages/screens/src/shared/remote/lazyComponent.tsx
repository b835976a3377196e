'use client';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

export { renderLoadError } from './renderLoadError.tsx';

/**
 * Loads a component on first render, or by `load`. React's `lazy` would show the placeholder for at least 300 ms.
 *
 * @param renderMissing Renders a fallback with a retry function if loading fails. If omitted, the component throws.
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
  return Object.assign(LazyComponent as unknown as Component, { load });
}
