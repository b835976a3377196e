'use client';
import { type ComponentType, useEffect, useState } from 'react';
import type { PlotProps } from './PlotProps.ts';

/** Pass a constant function. */
export type LoadPlot = () => Promise<ComponentType<PlotProps>>;

/** `undefined` while loading, `null` after a failure. Not `lazy`: servers must render the placeholder without error. */
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
