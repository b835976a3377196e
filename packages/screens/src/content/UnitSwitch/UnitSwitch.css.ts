import { touch, vars } from '@pcb/ui/theme';
import * as radioSwitch from '../../shared/components/RadioSwitch.css.ts';
import * as textSwitch from '../../shared/components/TextSwitch.css.ts';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const group = screenStyle([radioSwitch.group, { flex: 'none', borderRadius: vars.radius.medium }]);

export const choice = screenStyle([
  textSwitch.choice,
  { minWidth: '2.75rem', '@media': { [touch]: { minWidth: vars.size.touch } } },
]);

export const face = screenStyle([
  textSwitch.face,
  { paddingInline: vars.space.small, fontFamily: vars.font.mono, fontSize: vars.fontSize.caption },
]);
