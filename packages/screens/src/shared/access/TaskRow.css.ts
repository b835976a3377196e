import { vars } from '@pcb/ui/theme';
import { wideCardRow } from '../styles/cardRow.css.ts';
import { screenStyle } from '../styles/screenStyle.ts';

export const row = screenStyle([wideCardRow, { rowGap: vars.space.medium }]);

export const text = screenStyle({ flex: '1 1 20rem', minWidth: 0, maxWidth: '40rem', overflowWrap: 'anywhere' });
