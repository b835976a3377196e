import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { hiddenRules } from './hiddenRules.ts';

/** react-aria hides the input with an inline style, which a Content-Security-Policy may block. */
export const hideControl = (control: string, rule: (plain: StyleRule) => StyleRule) =>
  globalStyle(`.${control.split(' ').join('.')} > :has(> input)`, rule(hiddenRules));
