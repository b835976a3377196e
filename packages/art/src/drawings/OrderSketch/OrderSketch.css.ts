import { vars } from '@pcb/ui/theme';
import { artStyle } from '../../private/artStyle.ts';
import { line as lineLook, outlined, solid } from '../../private/forcedLooks.ts';

const { color } = vars;

export const board = artStyle(outlined(color.brandSoft, color.brand, 1));

export const copper = artStyle(solid(color.accent));

export const hole = artStyle(outlined(color.surface, color.lineStrong, 1));

export const metal = artStyle(outlined(color.line, color.lineStrong, 1));

export const line = artStyle(lineLook(color.text, 1.5));

export const dashed = artStyle({ ...lineLook(color.text, 1.5), strokeDasharray: '6 4' });
