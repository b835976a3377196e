import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const disclosed = screenStyle({ color: vars.color.text });

export const changedCount = screenStyle({ fontWeight: vars.fontWeight.medium, color: vars.color.text });
