'use client';
import type { BoardLook } from '@pcb/art/ScaleDrawing';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { BoardPainter, type Painting } from './BoardPainter.ts';
import type { PaintBoard } from './paintBoard.ts';
import { readColors } from './pictureColors.ts';

export function useBoardCanvas(
  ref: RefObject<HTMLCanvasElement | null>,
  paint: PaintBoard,
  look: BoardLook,
  painting: Painting,
) {
  const painter = useRef<BoardPainter>(null);
  const colors = useEffectEvent((canvas: HTMLCanvasElement) => readColors(canvas, look));

  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return undefined;
    const current = new BoardPainter(canvas, paint, () => colors(canvas));
    painter.current = current;
    const repaint = () => current.repaint();
    const sizes = new ResizeObserver(repaint);
    sizes.observe(canvas);
    const themes = new MutationObserver(repaint);
    themes.observe(document.documentElement, { attributeFilter: ['class', 'data-theme', 'style'] });
    const listening = new AbortController();
    for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)'])
      matchMedia(query).addEventListener('change', repaint, { signal: listening.signal });
    // Browser zoom changes the pixel density.
    addEventListener('resize', repaint, { signal: listening.signal });
    return () => {
      listening.abort();
      sizes.disconnect();
      themes.disconnect();
      current.stop();
    };
  }, [ref, paint]);

  useEffect(() => {
    painter.current?.show(painting);
  });

  const { material, finish, mask, legend } = look;
  useEffect(() => {
    painter.current?.repaint();
  }, [material, finish, mask, legend]);
}
