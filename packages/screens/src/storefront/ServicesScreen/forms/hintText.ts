import type { Hint } from '../quotes/hints.ts';
import type { ServicesContent } from '../ServicesScreen.content.ts';

/** The text of a hint. */
export function hintText(hint: Hint | null, { hints, fab }: ServicesContent): string | undefined {
  switch (hint?.kind) {
    case undefined:
      return undefined;
    case 'comma-ambiguous':
      return hints.comma(hint.typed);
    case 'quantity-missing':
      return hints.noQuantity(hint.max);
    case 'quantity-unreadable':
      return hints.quantity(hint.typed, hint.max);
    case 'quantity-on-request':
      return hints.quantityOnRequest(hint.max);
    case 'area-on-request':
      return hints.areaOnRequest(hint.max);
    case 'size-missing':
      return hints.noSize;
    case 'size-unreadable':
      return hints.size(hint.typed);
    case 'board-too-large':
      return hints.boardSize(fab.material.options[hint.material], hint.isMultilayer, ...hint.maxSize);
    case 'flex-too-large':
      return hints.flexSize(...hint.maxSize);
    case 'stencil-too-large':
      return hints.stencilSize(...hint.maxSize);
    case 'track-too-narrow':
      return hints.track(hint.copper, hint.minimum);
    case 'inner-track-too-narrow':
      return hints.innerTrack(hint.minimum);
    case 'laser-needs-multilayer':
      return hints.laser;
    case 'foil-too-thick':
      return hints.foil(hint.millimetres);
    case 'leaded-finish':
      return hints.leadedFinish;
    case 'tg-of-fr4-only':
      return hints.tg;
    case 'rogers-thickness':
      return hints.rogersThickness;
    case 'tg-of-polyimide-only':
      return hints.highTg;
  }
}
