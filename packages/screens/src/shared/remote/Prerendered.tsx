'use client';
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import * as styles from './Prerendered.css.ts';

const isServer = typeof document === 'undefined';
const noSubscription = () => () => {};

/** One object for all renders: React would write a new one to the document and remove the part. */
const asPrerendered = { __html: '' };

export interface PrerenderedProps {
  name: string;
  /** Shown while the code of the part loads. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A part with a lot of code, such as a drawing. Prerendered markup stays, without its code, until `name` changes. */
export function Prerendered({ name, fallback, children }: PrerenderedProps) {
  const isHydrating = useSyncExternalStore(
    noSubscription,
    () => false,
    () => !isServer,
  );
  const [keptName] = useState(isHydrating ? name : undefined);
  // React leaves the content of such an element alone while it hydrates.
  if (keptName === name)
    return <div className={styles.withoutBox} suppressHydrationWarning dangerouslySetInnerHTML={asPrerendered} />;
  return (
    <div key={name} className={styles.withoutBox}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </div>
  );
}
