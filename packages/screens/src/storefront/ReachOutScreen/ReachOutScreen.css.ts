import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/screenStyle.ts';

export const page = screenStyle({
  display: 'grid',
  gap: vars.space.section,
  width: '100%',
  maxWidth: vars.size.content,
  marginInline: 'auto',
  padding: `${vars.space.section} ${vars.space.gutter} ${vars.space.band}`,
  // The topic in a URL can be one long word.
  overflowWrap: 'anywhere',
});

export const contact = screenStyle({ display: 'grid', gap: vars.space.large });

export const contactName = screenStyle({ fontSize: vars.fontSize.small, color: vars.color.textMuted });

export const contactValue = screenStyle({ margin: 0, fontFamily: vars.font.mono });

export const list = screenStyle({ display: 'grid', gap: vars.space.small, paddingInlineStart: vars.space.xlarge });
