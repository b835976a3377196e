import { vars } from '@pcb/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { inScreens, screenStyle } from '../../shared/styles/screenStyle.ts';

/** Buttons that fill the row, below each other where they do not fit on one line. */
export const buttons = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.medium });

globalStyle(`${buttons} > *`, inScreens({ flex: '1 1 auto' }));
