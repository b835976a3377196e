import { hiddenRules, vars } from '@pcb/ui/theme';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { inScreens, screenStyle } from '../../shared/styles/screenStyle.ts';
import { lengthUnits } from '../UnitSwitch/lengthUnits.ts';
import { frame, narrow } from './SpecificationTable.css.ts';

const { color, space } = vars;

export const units = screenStyle({
  display: 'none',
  // The row of the caption stays as high as without the switch.
  marginBlock: `calc(-1 * ${space.xsmall})`,
  '@container': { [narrow]: { display: 'flex' } },
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

/** A rule for parts of a narrow table, within a frame that has this attribute. */
const whenNarrow = (attribute: string, parts: string, rule: StyleRule) =>
  globalStyle(`${frame}[${attribute}] ${parts}`, inScreens({ '@container': { [narrow]: rule } }));

whenNarrow('data-stacks', 'table', { tableLayout: 'fixed' });
whenNarrow('data-stacks', ':is(tbody, tr)', { display: 'block' });
whenNarrow('data-stacks', 'thead', { ...hiddenRules, display: 'block' });
whenNarrow('data-stacks', 'tr', { padding: space.medium });
whenNarrow('data-stacks', 'tr + tr', { borderTop: `1px solid ${color.line}` });
whenNarrow('data-stacks', 'tbody :is(th, td)', { padding: `${space.hairline} 0`, border: 0 });
whenNarrow('data-stacks', 'tbody th', { display: 'block', maxWidth: 'none', fontSize: vars.fontSize.base });
whenNarrow('data-stacks', 'td', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space.medium,
  maxWidth: 'none',
  textAlign: 'start',
  whiteSpace: 'normal',
});
globalStyle(
  `${frame}[data-stacks] td::before`,
  inScreens({
    '@container': {
      [narrow]: {
        // The empty alternative text stops screen readers from repeating the column header.
        content: ['attr(data-label)', 'attr(data-label) / ""'],
        color: color.textMuted,
        fontFamily: vars.font.text,
        letterSpacing: vars.letterSpacing.normal,
      },
    },
  }),
);

whenNarrow('data-stacks', '[data-is-empty]', { display: 'none' });

// Hides the unit that is not selected. Must come after the rules above, which it overrides.
for (const unit of lengthUnits) whenNarrow(`data-unit="${unit}"`, `[data-hidden-in~="${unit}"]`, { display: 'none' });
