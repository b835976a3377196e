'use client';
import { Button } from '@pcb/ui/Button';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import * as styles from './RowActions.css.ts';

interface RowAction {
  word: string;
  /** The accessible name. Starts with the visible text and includes the name of the row. */
  label: string;
}

export interface RowActionsProps {
  edit?: RowAction & { href: string };
  view?: RowAction & { onPress: () => void };
  remove?: RowAction & { onPress: () => void };
  respond?: RowAction & { onPress: () => void };
}

export function RowActions({ view, edit, respond, remove }: RowActionsProps) {
  return (
    <div className={styles.actions}>
      {view ? <RowButton {...view} /> : null}
      {edit ? (
        <ButtonLink
          variant="ghost"
          tone="neutral"
          size="small"
          className={styles.action}
          href={edit.href}
          aria-label={edit.label}
        >
          {edit.word}
        </ButtonLink>
      ) : null}
      {respond ? <RowButton {...respond} /> : null}
      {remove ? <RowButton {...remove} isDestructive /> : null}
    </div>
  );
}

function RowButton({
  word,
  label,
  onPress,
  isDestructive = false,
}: RowAction & { onPress: () => void; isDestructive?: boolean }) {
  return (
    <Button
      variant="ghost"
      tone={isDestructive ? 'danger' : 'neutral'}
      size="small"
      className={isDestructive ? styles.destructive : styles.action}
      aria-label={label}
      onPress={onPress}
    >
      {word}
    </Button>
  );
}
