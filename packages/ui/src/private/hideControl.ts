import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { hiddenRules } from './hiddenRules.ts';

/** react-aria hides the input of a labelled control with an inline style, which a Content-Security-Policy may block. */
export const hideControl = (label: string, rule: (plain: StyleRule) => StyleRule) =>
  globalStyle(`.${label.split(' ').join('.')} > span:has(> input)`, rule(hiddenRules));
