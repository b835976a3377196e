'use client';
import { type ComponentType, useEffect, useState } from 'react';
import type { PlotProps } from './PlotProps.ts';

/** Must be the same function in every render. */
export type LoadPlot = () => Promise<ComponentType<PlotProps>>;

/**
 * Returns `undefined` while loading and `null` after a failure. `lazy` does not fit: servers must render the
 * placeholder without an error.
 */
export function usePlot(load: LoadPlot): ComponentType<PlotProps> | null | undefined {
  const [plot, setPlot] = useState<{ Plot: ComponentType<PlotProps> | null }>();
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (Plot) => isCurrent && setPlot({ Plot }),
      () => isCurrent && setPlot({ Plot: null }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return plot?.Plot;
}
