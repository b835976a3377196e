import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/inLayer.ts';

// opacity, not visibility: a hidden label would leave the pending button without a name (WCAG 4.1.2).
export const pendingLabel = style(
  inComponents({ display: 'inherit', alignItems: 'inherit', gap: 'inherit', minWidth: 0, opacity: 0 }),
);

export const label = style(inComponents({ display: 'inherit', alignItems: 'inherit', gap: 'inherit', minWidth: 0 }));

export const spinner = style(inComponents({ position: 'absolute', display: 'flex' }));
