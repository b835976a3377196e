'use client';
import { Button } from '@pcb/ui/Button';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import * as styles from './RowActions.css.ts';

/** A button of a row, or a link. */
interface RowAction {
  word: string;
  /** The accessible name. Starts with the visible text and includes the name of the row. */
  label: string;
  href?: string;
  onPress?: () => void;
  isDestructive?: boolean;
}

/** Pass `false` for a button that the row does not have. */
export function RowActions({ actions }: { actions: readonly (RowAction | false)[] }) {
  return (
    <div className={styles.actions}>
      {actions
        .filter((action) => action !== false)
        .map(({ word, label, href, onPress, isDestructive = false }) => {
          const look = {
            variant: 'ghost',
            tone: isDestructive ? 'danger' : 'neutral',
            size: 'small',
            className: styles.action,
            'aria-label': label,
          } as const;
          return href === undefined ? (
            <Button key={word} {...look} {...(onPress && { onPress })}>
              {word}
            </Button>
          ) : (
            <ButtonLink key={word} {...look} href={href}>
              {word}
            </ButtonLink>
          );
        })}
    </div>
  );
}
