import { component } from '../../theme/layerStyles.ts';

export const group = component.style({ display: 'inherit', alignItems: 'inherit', gap: 'inherit', minWidth: 0 });

// `opacity`, because hiding the label with `visibility` would leave the pending button without a name (WCAG 4.1.2).
export const invisible = component.style({ opacity: 0 });

export const spinner = component.style({ position: 'absolute', display: 'flex' });
