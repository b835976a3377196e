import { vars } from '@pcb/ui/theme';
import { type StyleRule, styleVariants } from '@vanilla-extract/css';
import { board } from '../../colors/boardColors.ts';
import { inArt } from '../../private/artStyle.ts';
import type { Paint } from '../../private/board/scene.ts';
import { mix } from '../../private/mix.ts';

const { color } = vars;
const fill = (paint: string): StyleRule => ({ fill: paint });
const stroke = (paint: string, width: number): StyleRule => ({
  fill: 'none',
  stroke: paint,
  strokeWidth: width,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
const cut: StyleRule = { fillRule: 'evenodd' };

const silver = mix(board.silkscreen, 74, board.drill);
const black = mix(board.drill, 88, board.silkscreen);
const maskGap = mix(board.mask, 80, board.drill);

const styles: Record<Paint, StyleRule> = {
  dots: stroke(mix(color.line, 70, color.lineStrong), 2),
  shadow: { ...fill(board.drill), ...cut, opacity: 0.22 },
  edge: { ...fill(mix(board.pad, 55, board.mask)), ...cut },
  laminate: { ...fill(mix(board.pad, 42, board.silkscreen)), ...cut },
  mask: { ...fill(board.mask), ...cut },
  pour: { ...fill(mix(board.mask, 55, board.maskTrack)), ...cut },
  sheet: fill(color.surface),
  outline: stroke(color.brand, 2),
  frame: fill(mix(board.silkscreen, 52, board.drill)),
  steel: fill(mix(board.silkscreen, 82, board.drill)),
  brushed: { ...stroke(mix(board.silkscreen, 90, board.drill), 1.2), opacity: 0.55 },
  gap: stroke(maskGap, 6),
  powerGap: stroke(maskGap, 8.4),
  padGap: { ...fill(maskGap), ...cut, stroke: maskGap, strokeWidth: 3.2, strokeLinejoin: 'round' },
  track: stroke(board.maskTrackBright, 2.6),
  powerTrack: stroke(mix(board.maskTrack, 25, board.maskTrackBright), 5),
  brightTrack: stroke(mix(board.maskTrackBright, 62, board.pad), 2.6),
  lowerTrack: stroke(color.brand, 2.2),
  courtyard: stroke(color.lineStrong, 1),
  rats: { ...stroke(color.info, 0.9), opacity: 0.75 },
  copperTrack: stroke(color.accent, 2.4),
  copperPowerTrack: stroke(color.accent, 4.8),
  aperture: fill(board.drill),
  pad: { ...fill(board.pad), ...cut },
  copperPad: { ...fill(color.accent), ...cut },
  ring: stroke(mix(board.pad, 82, board.mask), 5.4),
  hole: stroke(board.drill, 2.4),
  copperVia: stroke(color.accent, 5.4),
  sheetHole: stroke(color.surface, 2.2),
  silkscreen: stroke(board.silkscreen, 1.3),
  silkscreenFill: fill(board.silkscreen),
  legend: stroke(board.silkscreen, 1.15),
  title: stroke(board.silkscreen, 3.4),
  paper: fill(mix(board.silkscreen, 84, color.accent)),
  pocket: fill(mix(board.drill, 46, board.silkscreen)),
  partShadow: { ...fill(board.drill), opacity: 0.35 },
  metal: fill(silver),
  ceramic: fill(mix(mix(color.accent, 55, board.pad), 78, board.drill)),
  white: fill(mix(board.silkscreen, 92, board.drill)),
  body: fill(black),
  bodyLight: fill(mix(board.drill, 70, board.silkscreen)),
  green: fill(mix(board.maskTrackBright, 70, board.drill)),
  metalTop: fill(mix(board.silkscreen, 80, board.drill)),
  metalShade: fill(mix(silver, 60, board.drill)),
  metalLine: stroke(mix(board.silkscreen, 52, board.drill), 1.2),
  bodyTop: fill(mix(board.drill, 94, board.silkscreen)),
  glint: fill(mix(board.drill, 70, board.silkscreen)),
  gold: fill(board.pad),
  coil: stroke(color.accent, 3),
  marking: stroke(mix(board.drill, 55, board.silkscreen), 1.1),
  reelShadow: { ...fill(board.drill), opacity: 0.3 },
  reel: fill(mix(board.drill, 80, board.silkscreen)),
  reelTop: fill(mix(board.drill, 90, board.silkscreen)),
  reelLine: stroke(mix(board.drill, 70, board.silkscreen), 1.4),
  reelTape: fill(mix(mix(board.silkscreen, 70, color.accent), 84, board.drill)),
  hub: fill(mix(board.silkscreen, 84, board.drill)),
  hubHole: fill(board.drill),
  sticker: fill(mix(board.silkscreen, 96, board.drill)),
  barcode: stroke(board.drill, 1.2),
  ink: stroke(color.textMuted, 1.2),
  note: stroke(color.textMuted, 1),
  noteFill: fill(color.textMuted),
};

export const paintClasses = styleVariants(styles, (rule) => [inArt(rule)]);
