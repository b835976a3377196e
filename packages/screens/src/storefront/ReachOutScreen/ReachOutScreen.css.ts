import { above, inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style(
  inScreens({
    display: 'grid',
    gap: vars.space.section,
    width: '100%',
    maxWidth: vars.size.content,
    marginInline: 'auto',
    padding: `${vars.space.section} ${vars.space.gutter} ${vars.space.band}`,
    // A topic from an address may be one long word.
    overflowWrap: 'anywhere',
  }),
);

export const columns = style(
  inScreens({
    display: 'grid',
    gap: vars.space.section,
    alignItems: 'start',
    '@media': { [above.laptop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' } },
  }),
);

export const contact = style(inScreens({ display: 'grid', gap: vars.space.large }));

export const contactName = style(inScreens({ fontSize: vars.fontSize.small, color: vars.color.textMuted }));

export const contactValue = style(inScreens({ margin: 0, fontFamily: vars.font.mono }));

export const list = style(inScreens({ display: 'grid', gap: vars.space.small, paddingInlineStart: vars.space.xlarge }));
