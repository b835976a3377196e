import { component } from '../../theme/layerStyles.ts';

// opacity, not visibility: a hidden label would leave the pending button without a name (WCAG 4.1.2).
export const pendingLabel = component.style({
  display: 'inherit',
  alignItems: 'inherit',
  gap: 'inherit',
  minWidth: 0,
  opacity: 0,
});

export const label = component.style({ display: 'inherit', alignItems: 'inherit', gap: 'inherit', minWidth: 0 });

export const spinner = component.style({ position: 'absolute', display: 'flex' });
