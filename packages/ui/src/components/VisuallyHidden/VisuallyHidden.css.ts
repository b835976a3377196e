import { hiddenRules } from '../../private/hiddenRules.ts';
import { component } from '../../theme/layerStyles.ts';

export const hidden = component.style(hiddenRules);
