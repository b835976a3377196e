'use client';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/**
 * A component whose code loads when it is first rendered, or earlier with its `load`. While the code loads, the
 * placeholder is shown. Once the code has arrived, there is none; with React's `lazy` it would still show for 300 ms.
 */
export function lazyComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode,
) {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded = await importComponent();
    return loaded;
  };
  const OnDemand: ComponentType<Props> = lazy(async () => ({ default: await load() }));

  function LazyComponent(props: Props) {
    // Not changed while it is mounted: the other component would start with a new state.
    const [Component] = useState(() => loaded ?? OnDemand);
    return (
      <Suspense fallback={placeholder}>
        <Component {...props} />
      </Suspense>
    );
  }
  return Object.assign(LazyComponent, { load });
}
