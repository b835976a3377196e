import { Button } from '../../Button/Button.tsx';
import type { TableNarrow } from '../columns/columns.ts';
import * as styles from '../Table.css.ts';

export interface ShowMoreProps {
  narrow: TableNarrow<never>;
  shown: number;
  all: number;
  onPress: () => void;
}

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
