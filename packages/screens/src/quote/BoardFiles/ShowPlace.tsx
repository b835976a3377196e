import type { Place } from '@pcb/gerber/reading';
import { Button } from '@pcb/ui/Button';
import type { BoardFilesContent } from './BoardFiles.content.ts';

interface ShowPlaceProps {
  place: Place;
  label: string;
  onShow: (place: Place, label: string) => void;
  content: BoardFilesContent['figures'];
}

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
