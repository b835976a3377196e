'use client';
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { around } from './Prerendered.css.ts';

const isServer = typeof document === 'undefined';
const noSubscription = () => () => {};

/** One object for all renders: React would write another one to the document, and so remove the part. */
const asPrerendered = { __html: '' };

export interface PrerenderedProps {
  /** What is shown. A prerendered part stays until this changes. */
  name: string;
  /** Shown while the code of the part loads. */
  fallback: ReactNode;
  /** The part, a component made by `lazy`. */
  children: ReactNode;
}

/**
 * A non-interactive part of a page with a lot of code, such as a drawing. In a prerendered page it stays in
 * the document as it is, and its code loads only for another one. Elsewhere the code loads when the part is rendered.
 */
export function Prerendered({ name, fallback, children }: PrerenderedProps) {
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
