import { vars } from '@pcb/ui/theme';
import * as radioSwitch from '../../shared/components/RadioSwitch.css.ts';
import * as textSwitch from '../../shared/components/TextSwitch.css.ts';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const group = screenStyle([radioSwitch.group, { flexWrap: 'wrap', borderRadius: vars.radius.medium }]);

export const choice = screenStyle([textSwitch.choice, { flex: '1 1 auto' }]);

export const face = screenStyle([
  textSwitch.face,
  {
    paddingInline: vars.space.xsmall,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'center',
  },
]);
