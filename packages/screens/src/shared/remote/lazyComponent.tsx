'use client';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/**
 * A component whose code loads when it is first rendered, or earlier with its `load`. While the code loads, the
 * placeholder is shown. Once the code has arrived, there is none; with React's `lazy` it would still show for 300 ms.
 */
export function lazyComponent<Component extends (props: never) => ReactNode>(
  importComponent: () => Promise<Component>,
  placeholder: ReactNode,
) {
  let loaded: ComponentType | undefined;
  const load = async () => {
    loaded = (await importComponent()) as unknown as ComponentType;
    return loaded;
  };
  const OnDemand: ComponentType = lazy(async () => ({ default: await load() }));

  function LazyComponent(props: object) {
    // Not changed while it is mounted: the other component would start with a new state.
    const [Current] = useState(() => loaded ?? OnDemand);
    return (
      <Suspense fallback={placeholder}>
        <Current {...props} />
      </Suspense>
    );
  }
  // With the type of the component, which may be generic.
  return Object.assign(LazyComponent as unknown as Component, { load });
}
