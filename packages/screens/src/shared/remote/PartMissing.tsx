'use client';
import { useRef } from 'react';
import { LoadFailed } from './LoadFailed.tsx';
import { loadFailedText } from './loadFailedText.ts';

interface PartMissingProps {
  onRetry: () => void;
}

const words = loadFailedText('This part of the page');

/** Stands where a part of a page would be. */
function PartMissing({ onRetry }: PartMissingProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} role="alert">
      <LoadFailed
        words={words}
        onRetry={() => {
          // The button goes, and focus must not be lost with it.
          box.current?.closest('main')?.focus({ preventScroll: true });
          onRetry();
        }}
        focusOnRetry={box}
      />
    </div>
  );
}

/** For `lazyComponent`: a message with 'Try again' where a part of a page could not be loaded. */
export const partMissing = (retry: () => void) => <PartMissing onRetry={retry} />;
