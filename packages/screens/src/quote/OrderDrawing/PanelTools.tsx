'use client';
import type { PanelGrid } from '@pcb/engineering/panel';
import { Button } from '@pcb/ui/Button';
import { Inline } from '@pcb/ui/Inline';
import { NumberField } from '@pcb/ui/NumberField';
import { wholeNumbersFormat, wholeNumbersNote } from '../../shared/format/wholeNumbers.ts';
import { ViewSwitch } from '../stage/ViewSwitch.tsx';
import type { PanelChoice } from './drawnOrder.ts';
import type { OrderDrawingContent } from './OrderDrawing.content.ts';
import * as styles from './OrderDrawing.css.ts';

interface PanelToolsProps {
  choice: PanelChoice;
  onChange: (choice: PanelChoice) => void;
  grid: PanelGrid;
  hasVCut: boolean;
  content: OrderDrawingContent['panel'];
}

const maxCount = 20;

export function PanelTools({ choice, onChange, grid, hasVCut, content }: PanelToolsProps) {
  return (
    <Inline align="end" gap="small" className={styles.panelTools}>
      {(['columns', 'rows'] as const).map((name) => (
        <NumberField
          key={name}
          label={content[name]}
          minValue={1}
          step={1}
          formatOptions={wholeNumbersFormat}
          fractionNote={wholeNumbersNote}
          maxValue={maxCount}
          value={grid[name]}
          onChange={(value) => onChange({ ...choice, [name]: value })}
          className={styles.panelField}
        />
      ))}
      {hasVCut ? (
        <ViewSwitch
          label={content.separation.label}
          value={choice.isVCut ? 'vCut' : 'tabs'}
          onChange={(separation) => onChange({ ...choice, isVCut: separation === 'vCut' })}
          views={(['tabs', 'vCut'] as const).map((id) => ({ id, label: content.separation[id] }))}
        />
      ) : null}
      <Button variant="ghost" size="small" onPress={() => onChange({ ...choice, columns: null, rows: null })}>
        {content.suggest}
      </Button>
    </Inline>
  );
}
