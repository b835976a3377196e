import { composite } from '../../theme/layerStyles.ts';
import { touch } from '../../theme/media.ts';
import { mirrored } from '../../theme/mirrored.ts';
import { vars } from '../../theme/vars.css.ts';

export const list = composite.style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.small}`,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
});

export const breadcrumb = composite.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const link = composite.style({ minWidth: 0, '@media': { [touch]: { minHeight: vars.size.touch } } });

export const label = composite.style({ display: 'inline-flex', alignItems: 'center', minHeight: '1.5rem' });

export const current = composite.style([label, { color: vars.color.text }]);

export const separator = composite.style(mirrored);
