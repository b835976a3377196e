'use client';
import { type ComponentType, useEffect, useState } from 'react';
import type { PlotProps } from './plotProps.ts';

/** Must be the same function in every render. */
export type LoadPlot = () => Promise<ComponentType<PlotProps>>;

/** Returns `undefined` while loading, `null` after a failure. Servers cannot render a placeholder with `lazy`. */
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
