import { componentStyle } from '../../theme/componentStyle.ts';

// opacity, not visibility: a hidden label would leave the pending button without a name (WCAG 4.1.2).
export const pendingLabel = componentStyle({
  display: 'inherit',
  alignItems: 'inherit',
  gap: 'inherit',
  minWidth: 0,
  opacity: 0,
});

export const label = componentStyle({ display: 'inherit', alignItems: 'inherit', gap: 'inherit', minWidth: 0 });

export const spinner = componentStyle({ position: 'absolute', display: 'flex' });
