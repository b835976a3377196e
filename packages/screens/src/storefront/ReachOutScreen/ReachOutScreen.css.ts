import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const contactName = screenStyle({ fontSize: vars.fontSize.small, color: vars.color.textMuted });

export const contactValue = screenStyle({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' });

export const list = screenStyle({ display: 'grid', gap: vars.space.small, paddingInlineStart: vars.space.xlarge });
