import { Button } from '../Button/Button.tsx';
import type { TableNarrow } from './columns.ts';
import * as styles from './Table.css.ts';

export interface ShowMoreProps {
  narrow: TableNarrow<never>;
  /** How many rows are shown. */
  shown: number;
  /** How many rows there are. */
  all: number;
  onPress: () => void;
}

/** Below the rows of a narrow table: how many of them are shown, and a button for the next ones. */
export function ShowMore({ narrow: { rowsPerStep, showMoreLabel, shownLabel }, shown, all, onPress }: ShowMoreProps) {
  return (
    <div className={styles.more}>
      <span>{shownLabel(shown, all)}</span>
      <Button variant="outline" tone="neutral" size="small" onPress={onPress}>
        {showMoreLabel(Math.min(rowsPerStep, all - shown))}
      </Button>
    </div>
  );
}
