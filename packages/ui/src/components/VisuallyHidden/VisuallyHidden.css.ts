import { component } from '../../theme/layerStyles.ts';
import { hiddenRules } from '../../private/hiddenRules.ts';

export const hidden = component.style(hiddenRules);

export const hiddenUnlessFocused = component.style({ selectors: { '&:not(:focus-within)': hiddenRules } });
