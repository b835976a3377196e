import { type StyleRule, styleVariants } from '@vanilla-extract/css';
import { inComponents } from '../../theme/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';
import type { Paint } from './boardArt/scene.ts';
import { componentStyle } from '../../theme/componentStyle.ts';

export const boardArt = componentStyle({ display: 'block', width: '100%', height: 'auto' });

const { color } = vars;
const mix = (one: string, percent: number, other: string) => `color-mix(in oklab, ${one} ${percent}%, ${other})`;
const fill = (paint: string): StyleRule => ({ fill: paint });
const stroke = (paint: string, width: number): StyleRule => ({
  fill: 'none',
  stroke: paint,
  strokeWidth: width,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
const cut: StyleRule = { fillRule: 'evenodd' };

const silver = mix(color.silkscreen, 74, color.drill);
const black = mix(color.drill, 88, color.silkscreen);
const maskGap = mix(color.mask, 80, color.drill);

const styles: Record<Paint, StyleRule> = {
  dots: stroke(mix(color.line, 70, color.lineStrong), 2),
  shadow: { ...fill(color.drill), ...cut, opacity: 0.22 },
  edge: { ...fill(mix(color.pad, 55, color.mask)), ...cut },
  laminate: { ...fill(mix(color.pad, 42, color.silkscreen)), ...cut },
  mask: { ...fill(color.mask), ...cut },
  pour: { ...fill(mix(color.mask, 55, color.maskTrace)), ...cut },
  sheet: fill(color.surface),
  outline: stroke(color.brand, 2),
  frame: fill(mix(color.silkscreen, 52, color.drill)),
  steel: fill(mix(color.silkscreen, 82, color.drill)),
  brushed: { ...stroke(mix(color.silkscreen, 90, color.drill), 1.2), opacity: 0.55 },
  gap: stroke(maskGap, 6),
  powerGap: stroke(maskGap, 8.4),
  padGap: { ...fill(maskGap), ...cut, stroke: maskGap, strokeWidth: 3.2, strokeLinejoin: 'round' },
  trace: stroke(color.maskTraceBright, 2.6),
  powerTrace: stroke(mix(color.maskTrace, 25, color.maskTraceBright), 5),
  brightTrace: stroke(mix(color.maskTraceBright, 62, color.pad), 2.6),
  lowerTrace: stroke(color.brand, 2.2),
  courtyard: stroke(color.lineStrong, 1),
  rats: { ...stroke(color.info, 0.9), opacity: 0.75 },
  copperTrace: stroke(color.copper, 2.4),
  copperPowerTrace: stroke(color.copper, 4.8),
  aperture: fill(color.drill),
  pad: { ...fill(color.pad), ...cut },
  copperPad: { ...fill(color.copper), ...cut },
  ring: stroke(mix(color.pad, 82, color.mask), 5.4),
  hole: stroke(color.drill, 2.4),
  copperVia: stroke(color.copper, 5.4),
  sheetHole: stroke(color.surface, 2.2),
  silkscreen: stroke(color.silkscreen, 1.3),
  silkscreenFill: fill(color.silkscreen),
  legend: stroke(color.silkscreen, 1.15),
  paper: fill(mix(color.silkscreen, 84, color.copper)),
  pocket: fill(mix(color.drill, 46, color.silkscreen)),
  partShadow: { ...fill(color.drill), opacity: 0.35 },
  metal: fill(silver),
  ceramic: fill(mix(mix(color.copper, 55, color.pad), 78, color.drill)),
  white: fill(mix(color.silkscreen, 92, color.drill)),
  body: fill(black),
  bodyLight: fill(mix(color.drill, 70, color.silkscreen)),
  green: fill(mix(color.maskTraceBright, 70, color.drill)),
  metalTop: fill(mix(color.silkscreen, 80, color.drill)),
  metalShade: fill(mix(silver, 60, color.drill)),
  metalLine: stroke(mix(color.silkscreen, 52, color.drill), 1.2),
  bodyTop: fill(mix(color.drill, 94, color.silkscreen)),
  glint: fill(mix(color.drill, 70, color.silkscreen)),
  gold: fill(color.pad),
  coil: stroke(color.copper, 3),
  marking: stroke(mix(color.drill, 55, color.silkscreen), 1.1),
  reelShadow: { ...fill(color.drill), opacity: 0.3 },
  reel: fill(mix(color.drill, 80, color.silkscreen)),
  reelTop: fill(mix(color.drill, 90, color.silkscreen)),
  reelLine: stroke(mix(color.drill, 70, color.silkscreen), 1.4),
  reelTape: fill(mix(mix(color.silkscreen, 70, color.copper), 84, color.drill)),
  hub: fill(mix(color.silkscreen, 84, color.drill)),
  hubHole: fill(color.drill),
  sticker: fill(mix(color.silkscreen, 96, color.drill)),
  barcode: stroke(color.drill, 1.2),
  ink: stroke(color.textMuted, 1.2),
  note: stroke(color.textMuted, 1),
  noteFill: fill(color.textMuted),
};

export const paintClasses = styleVariants(styles, (rule) => [inComponents(rule)]);
