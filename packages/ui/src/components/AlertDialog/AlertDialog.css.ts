import { composite } from '../../theme/layerStyles.ts';
import { above } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const content = composite.style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minWidth: 0,
  padding: vars.space.large,
  overflowWrap: 'anywhere',
  '@media': { [above.largePhone]: { padding: vars.space.xlarge } },
});

export const title = composite.style({ fontSize: vars.fontSize.large });

export const buttons = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.medium,
  marginBlockStart: vars.space.medium,
});
