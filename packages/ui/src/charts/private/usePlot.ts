'use client';
import { type ComponentType, useEffect, useState } from 'react';
import type { PlotProps } from './PlotProps.ts';

/** Loads the module of a drawing. Pass a constant function. */
export type LoadPlot = () => Promise<ComponentType<PlotProps>>;

/**
 * The drawing, `undefined` while it loads and `null` if it could not be loaded. Not `lazy`: servers render the placeholder
 * without an error, and the browser hydrates it.
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
