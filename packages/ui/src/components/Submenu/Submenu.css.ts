import { component } from '../../theme/layerStyles.ts';
import { mirrored } from '../../theme/mirrored.ts';

export const chevron = component.style({ ...mirrored, marginInlineStart: 'auto' });
