'use client';
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { around } from './PrerenderedDrawing.css.ts';

const isServer = typeof document === 'undefined';
const noSubscription = () => () => {};

/** One object for all renders: React would write another one to the document, and so remove the drawing. */
const asPrerendered = { __html: '' };

export interface PrerenderedDrawingProps {
  /** What is drawn. A prerendered drawing stays until this changes. */
  name: string;
  /** Shown while the code of the drawing loads. */
  fallback: ReactNode;
  /** The drawing, a component made by `lazy`. */
  children: ReactNode;
}

/**
 * A drawing without behaviour, whose code is large. The drawing of a prerendered page stays in the document as it is, and
 * its code loads only for another drawing. Elsewhere the code loads when the drawing is rendered.
 */
export function PrerenderedDrawing({ name, fallback, children }: PrerenderedDrawingProps) {
  const isHydrating = useSyncExternalStore(
    noSubscription,
    () => false,
    () => !isServer,
  );
  const [keptName] = useState(isHydrating ? name : undefined);
  // React leaves the content of such an element alone while it hydrates.
  if (keptName === name)
    return <div className={around} suppressHydrationWarning dangerouslySetInnerHTML={asPrerendered} />;
  return (
    <div key={name} className={around}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </div>
  );
}
