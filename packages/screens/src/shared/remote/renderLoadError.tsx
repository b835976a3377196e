'use client';
import { Button } from '@pcb/ui/Button';
import { EmptyState } from '@pcb/ui/EmptyState';
import { useAnnounce } from '@pcb/ui/useAnnounce';
import { useEffect } from 'react';
import { loadFailedText } from './loadFailedText.ts';

const copy = loadFailedText('This part of the page');

function LoadError({ retry }: { retry: () => void }) {
  const announce = useAnnounce();
  useEffect(() => announce(`${copy.title} ${copy.text}`, { isAssertive: true }), [announce]);
  return (
    <EmptyState
      title={copy.title}
      headingLevel={2}
      action={
        <Button
          onPress={({ target }) => {
            // The button is about to unmount: keep the focus in the page.
            target.closest('main')?.focus({ preventScroll: true });
            retry();
          }}
        >
          {copy.retry}
        </Button>
      }
    >
      {copy.text}
    </EmptyState>
  );
}

export const renderLoadError = (retry: () => void) => <LoadError retry={retry} />;
