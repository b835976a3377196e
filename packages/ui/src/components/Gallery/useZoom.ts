'use client';
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';

const zoomLevels = [1, 1.5, 2, 3, 4] as const;

/** Zooms a picture in a scrolling view around its centre. Another picture resets the zoom. */
export function useZoom(pictureId: string) {
  const view = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState(0);
  const [zoomedId, setZoomedId] = useState(pictureId);
  if (zoomedId !== pictureId) {
    setZoomedId(pictureId);
    setLevel(0);
  }
  const centre = useRef({ x: 0.5, y: 0.5 });
  const zoom = zoomLevels[level] ?? 1;

  const zoomTo = (next: number) => {
    const { current } = view;
    if (!current) return;
    centre.current = {
      x: (current.scrollLeft + current.clientWidth / 2) / current.scrollWidth,
      y: (current.scrollTop + current.clientHeight / 2) / current.scrollHeight,
    };
    setLevel(Math.min(Math.max(next, 0), zoomLevels.length - 1));
  };
  useLayoutEffect(() => {
    const { current } = view;
    if (!current) return;
    current.scrollLeft = centre.current.x * current.scrollWidth - current.clientWidth / 2;
    current.scrollTop = centre.current.y * current.scrollHeight - current.clientHeight / 2;
  }, [level]);

  // The browser scrolls for touch and arrow keys.
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 1) return;
    event.currentTarget.scrollLeft -= event.movementX;
    event.currentTarget.scrollTop -= event.movementY;
  };
  return {
    view,
    zoom,
    isFirst: level === 0,
    isLast: level === zoomLevels.length - 1,
    zoomIn: () => zoomTo(level + 1),
    zoomOut: () => zoomTo(level - 1),
    reset: () => zoomTo(0),
    drag,
  };
}
