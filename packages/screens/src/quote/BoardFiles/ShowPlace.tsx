import type { Place } from '@pcb/gerber/reading';
import { Button } from '@pcb/ui/Button';
import type { BoardFilesContent } from './BoardFiles.content.ts';

interface ShowPlaceProps {
  place: Place;
  /** What is there. */
  label: string;
  /** Called to show the place, with its label. */
  onShow: (place: Place, label: string) => void;
  content: BoardFilesContent['figures'];
}

/** A button that shows in the picture where something is. */
export const ShowPlace = ({ place, label, onShow, content }: ShowPlaceProps) => (
  <Button
    variant="outline"
    tone="neutral"
    size="small"
    aria-label={content.showFigure(label)}
    onPress={() => onShow(place, label)}
  >
    {content.show}
  </Button>
);
