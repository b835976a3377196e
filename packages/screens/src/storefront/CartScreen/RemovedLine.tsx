'use client';
import { Button } from '@pcb/ui/Button';
import { Inline } from '@pcb/ui/Inline';
import { Text } from '@pcb/ui/Text';
import type { Ref } from 'react';
import type { CartContent } from './CartScreen.content.ts';
import * as styles from './CartScreen.css.ts';

interface RemovedLineProps {
  name: string;
  onRestore: () => void;
  undoRef: Ref<HTMLButtonElement>;
  content: CartContent;
}

/** Replaces a removed line. Not a toast, because it would close before a screen reader reaches its button. */
export function RemovedLine({ name, onRestore, undoRef, content }: RemovedLineProps) {
  return (
    <Inline elementType="li" justify="space-between" gap="medium" className={styles.removedLine}>
      <Text size="small" tone="muted">
        {content.removed(name)}
      </Text>
      <Button
        ref={undoRef}
        variant="outline"
        tone="neutral"
        size="small"
        aria-label={content.undo.name(name)}
        onPress={onRestore}
      >
        {content.undo.label}
      </Button>
    </Inline>
  );
}
