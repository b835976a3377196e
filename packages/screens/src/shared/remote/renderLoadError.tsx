import { Button } from '@pcb/ui/Button';
import { EmptyState } from '@pcb/ui/EmptyState';
import { loadFailedText } from './loadFailedText.ts';

const words = loadFailedText('This part of the page');

/** For `lazyComponent`: a message with 'Try again' where a part of a page could not be loaded. */
export const renderLoadError = (retry: () => void) => (
  <div role="alert">
    <EmptyState
      title={words.title}
      headingLevel={2}
      action={
        <Button
          onPress={({ target }) => {
            // The button is about to unmount: keep the focus in the page.
            target.closest('main')?.focus({ preventScroll: true });
            retry();
          }}
        >
          {words.retry}
        </Button>
      }
    >
      {words.text}
    </EmptyState>
  </div>
);
