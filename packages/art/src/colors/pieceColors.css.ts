import { vars } from '@pcb/ui/theme';
import type { LegendColor, MaskColor, PadFinish, PieceMaterial } from '../drawings/ScaleDrawing/scene.ts';
import { mix } from '../private/mix.ts';
import { board } from './boardColors.ts';

const { color } = vars;

/** HASL, tin and steel: bright metal. A little blue balances the green of the board colours. */
export const silver = mix(mix(board.silkscreen, 80, board.drill), 90, color.info);
/** Ceramic-filled laminate. */
const offWhite = mix(board.silkscreen, 84, board.pad);
const amber = mix(mix(color.accent, 72, board.pad), 82, board.drill);
const paleFilm = mix(board.silkscreen, 82, board.maskTrackBright);

export interface PieceColors {
  piece: string;
  line: string;
  copper: string;
}

interface LaminateColors {
  laminate: string;
  laminateLine: string;
}

const bare = (laminate: string): LaminateColors => ({ laminate, laminateLine: mix(laminate, 55, board.drill) });

export const materialColors: Record<PieceMaterial, PieceColors & LaminateColors> = {
  fr4: {
    piece: board.maskTrack,
    line: board.maskTrackBright,
    copper: board.maskTrackBright,
    ...bare(mix(board.pad, 38, color.surface)),
  },
  rogers: {
    piece: offWhite,
    line: mix(offWhite, 60, board.drill),
    copper: mix(offWhite, 70, board.pad),
    ...bare(mix(offWhite, 78, board.drill)),
  },
  polyimide: {
    piece: amber,
    line: mix(amber, 65, board.drill),
    copper: mix(amber, 75, board.pad),
    ...bare(mix(amber, 45, color.surface)),
  },
  pe: {
    piece: paleFilm,
    line: mix(paleFilm, 60, board.drill),
    copper: mix(paleFilm, 70, board.pad),
    ...bare(mix(paleFilm, 80, board.drill)),
  },
  steel: { piece: silver, line: mix(silver, 60, board.drill), copper: silver, ...bare(silver) },
};

const mask = (piece: string): PieceColors => ({
  piece,
  line: mix(piece, 70, board.drill),
  copper: mix(piece, 80, board.silkscreen),
});

/** Dark in both themes, because the token is a pastel in the dark theme. */
const dye = (token: string, soft: string) => `light-dark(${mix(token, 92, board.drill)}, ${mix(token, 32, soft)})`;

const white = mix(board.silkscreen, 96, board.drill);

export const maskColors: Record<MaskColor, PieceColors> = {
  green: { piece: board.maskTrack, line: board.maskTrackBright, copper: board.maskTrackBright },
  red: mask(dye(color.danger, color.dangerSoft)),
  blue: mask(dye(color.info, color.infoSoft)),
  black: mask(mix(board.drill, 88, board.silkscreen)),
  // No colour is lighter than white, so copper makes it greyer.
  white: { ...mask(white), copper: mix(white, 88, board.drill) },
  yellow: mask(mix(board.pad, 80, color.highlight)),
};

export const legendColors: Record<LegendColor, string> = { white: board.silkscreen, black: board.drill };

export const finishColors: Record<PadFinish, string> = {
  tin: silver,
  gold: board.pad,
  paleGold: mix(board.pad, 55, board.silkscreen),
};
