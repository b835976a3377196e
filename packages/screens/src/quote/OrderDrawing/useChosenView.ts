'use client';
import { useEffect, useRef, useState } from 'react';
import { openSection } from '../../shared/openSection.ts';
import { type DrawingView, type DrawnOrder, viewOf } from './drawnOrder.ts';
import type { DrawnFiles } from './PictureOfFiles.tsx';

/**
 * The view of an order: until another one is chosen that of the files, if there are any. New files, and a place in them that is
 * asked for, show it again; `frameRef` is the element around it, which then scrolls into view.
 */
export function useChosenView(order: DrawnOrder, files: DrawnFiles | undefined, initialView: DrawingView | null) {
  const [chosen, choose] = useState<DrawingView | 'files' | null>(initialView);
  const [asked, setAsked] = useState({ hasFiles: files !== undefined, shown: files?.shown });
  const hasFiles = files !== undefined;
  if (asked.hasFiles !== hasFiles || asked.shown !== files?.shown) {
    setAsked({ hasFiles, shown: files?.shown });
    if (files && (!asked.hasFiles || files.shown)) choose('files');
  }

  const frameRef = useRef<HTMLDivElement>(null);
  // What was asked for before this was opened leaves the page where it is.
  const handled = useRef(files?.shown);
  useEffect(() => {
    if (!files?.shown || files.shown === handled.current) return;
    handled.current = files.shown;
    openSection(frameRef.current);
    const { takesFocus } = files.shown;
    // By then the section is open.
    requestAnimationFrame(() => {
      frameRef.current?.scrollIntoView({ block: 'nearest' });
      if (takesFocus) frameRef.current?.focus({ preventScroll: true });
    });
  }, [files?.shown]);

  const isOfFiles = hasFiles && (chosen === 'files' || chosen === null);
  return { view: isOfFiles ? 'files' : viewOf(order, chosen === 'files' ? null : chosen), choose, frameRef } as const;
}
