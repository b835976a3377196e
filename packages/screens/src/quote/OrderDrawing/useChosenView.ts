'use client';
import { useEffect, useRef, useState } from 'react';
import { openSection } from '../openSection.ts';
import { type DrawingView, type DrawnOrder, viewOf } from './drawnOrder.ts';
import type { DrawnFiles } from './PictureOfFiles.tsx';

/** New files, and a request to show a place in them, select the files view; a request also scrolls to `frameRef`. */
export function useChosenView(order: DrawnOrder, files: DrawnFiles | undefined, initialView: DrawingView | null) {
  const [chosen, choose] = useState<DrawingView | 'files' | null>(initialView);
  const [asked, setAsked] = useState({ hasFiles: files !== undefined, markedPlace: files?.markedPlace });
  const hasFiles = files !== undefined;
  if (asked.hasFiles !== hasFiles || asked.markedPlace !== files?.markedPlace) {
    setAsked({ hasFiles, markedPlace: files?.markedPlace });
    if (files && (!asked.hasFiles || files.markedPlace)) choose('files');
  }

  const frameRef = useRef<HTMLDivElement>(null);
  // Requests from before the mount do not scroll the page.
  const handled = useRef(files?.markedPlace);
  useEffect(() => {
    if (!files?.markedPlace || files.markedPlace === handled.current) return;
    handled.current = files.markedPlace;
    openSection(frameRef.current);
    const { isFocused } = files.markedPlace;
    // By then the section is open.
    requestAnimationFrame(() => {
      frameRef.current?.scrollIntoView({ block: 'nearest' });
      if (isFocused) frameRef.current?.focus({ preventScroll: true });
    });
  }, [files?.markedPlace]);

  const isOfFiles = hasFiles && (chosen === 'files' || chosen === null);
  return { view: isOfFiles ? 'files' : viewOf(order, chosen === 'files' ? null : chosen), choose, frameRef } as const;
}
