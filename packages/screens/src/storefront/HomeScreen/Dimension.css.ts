import { monoFigures, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const dimension = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  borderInline: `1px solid ${vars.color.accent}`,
  ...monoFigures,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.accentText,
  whiteSpace: 'nowrap',
});

export const vertical = screenStyle({
  // Rotated to read from bottom to top, as on a drawing.
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
});

export const arm = screenStyle({
  position: 'relative',
  // As long as its arrowhead, even with large text.
  flex: '1 1 12px',
  minInlineSize: '8px',
  blockSize: '1px',
  background: vars.color.accent,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: '-3px',
    inlineSize: '8px',
    background: vars.color.accent,
  },
  selectors: {
    '&:first-child::before': { insetInlineStart: 0, clipPath: 'polygon(0 50%, 100% 0, 100% 100%)' },
    '&:last-child::before': { insetInlineEnd: 0, clipPath: 'polygon(100% 50%, 0 0, 0 100%)' },
  },
});
