import type { ReactNode } from 'react';
import { fillMessage } from '../../../private/fillMessage.ts';
import { ChevronRight } from '../../../private/icons.tsx';
import { useMessages } from '../../MessagesProvider/MessagesProvider.tsx';
import * as tableStyles from '../Table.css.ts';
import * as styles from './expansion.css.ts';
import type { TreePlace } from './useTreeRows.ts';

interface FirstCellProps {
  place: TreePlace;
  onToggle: () => void;
  nameId: string | undefined;
  children: ReactNode;
}

export function FirstCell({ place: { level, isExpanded }, onToggle, nameId, children }: FirstCellProps) {
  const messages = useMessages();
  return (
    <div className={styles.firstCell}>
      {isExpanded === undefined ? (
        <span className={styles.leaf} />
      ) : (
        <button
          type="button"
          aria-labelledby={nameId}
          aria-expanded={isExpanded}
          className={styles.expandButton}
          onClick={onToggle}
        >
          <ChevronRight size={16} aria-hidden="true" className={styles.expandIcon} />
        </button>
      )}
      <div id={nameId} className={styles.name}>
        {children}
      </div>
      {level > 1 ? (
        <span className={tableStyles.hidden}>{fillMessage(messages.rowLevel, { count: level })}</span>
      ) : null}
    </div>
  );
}
