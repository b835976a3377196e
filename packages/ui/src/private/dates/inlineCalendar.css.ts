import { component } from '../../theme/layerStyles.ts';

export const inlineCalendar = component.style({
  position: 'relative',
  width: '20rem',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
});
