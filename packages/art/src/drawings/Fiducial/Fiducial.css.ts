import { vars } from '@pcb/ui/theme';
import { artStyle } from '../../internal/artStyle.ts';

export const pad = artStyle({ fill: vars.board.pad });

export const ring = artStyle({ fill: 'none', stroke: vars.board.maskTraceBright, strokeWidth: 1 });
