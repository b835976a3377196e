'use client';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

export { renderLoadError } from './renderLoadError.tsx';

/**
 * A component whose code loads when it is first rendered, or earlier with its `load`. While the code loads, the
 * placeholder is shown. Once the code has arrived, there is none; with React's `lazy` it would still show for 300 ms.
 *
 * @param renderMissing Renders a fallback if the code cannot be loaded. It gets a function that tries again. Without it,
 *   the component throws, and the error page replaces the page.
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
    // Not changed while it is mounted, but to try again: the other component would start with a new state.
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
