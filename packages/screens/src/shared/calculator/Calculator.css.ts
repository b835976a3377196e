import { containerAbove, monoFigures, monoValues, vars } from '@pcb/ui/theme';
import { screenStyle } from '../styles/screenStyle.ts';
import { toolPart } from '../styles/toolFrame.css.ts';

export const parts = screenStyle({
  display: 'grid',
  '@container': {
    [containerAbove.columns]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' },
    [containerAbove.wideColumns]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' },
  },
});

export const form = screenStyle([toolPart, { display: 'flex', flexDirection: 'column', gap: vars.space.xlarge }]);

export const panel = screenStyle([
  toolPart,
  {
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@container': {
      [containerAbove.columns]: { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.line}` },
    },
  },
]);

export const result = screenStyle({ minWidth: 0 });

const withUnit = { width: 'fit-content', unicodeBidi: 'plaintext' } as const;

const figureBase = {
  ...withUnit,
  fontSize: vars.fontSize.section,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.brand,
} as const;

export const figure = screenStyle({
  ...figureBase,
  ...monoFigures,
  letterSpacing: vars.letterSpacing.figure,
  // A panel of 18rem has room for '116 × 138 mm' in this size.
  '@container': {
    [`${containerAbove.columns} and (not ${containerAbove.wideColumns})`]: { fontSize: vars.fontSize.heading },
  },
});

const verdictBase = { ...figureBase, fontSize: vars.fontSize.heading } as const;

export const verdicts = {
  met: screenStyle({ ...verdictBase, color: vars.color.success }),
  missed: screenStyle({ ...verdictBase, color: vars.color.warning }),
};

export const figureUnit = screenStyle({ fontSize: vars.fontSize.title, letterSpacing: vars.letterSpacing.normal });

export const alternative = screenStyle({
  ...withUnit,
  ...monoFigures,
  color: vars.color.textMuted,
});

export const rows = screenStyle({ borderBlockEnd: `1px solid ${vars.color.line}` });

export const row = screenStyle({
  rowGap: vars.space.hairline,
  paddingBlock: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
});

export const rowLabel = screenStyle({ color: vars.color.textMuted });

export const rowValue = screenStyle({
  ...withUnit,
  marginInlineStart: 'auto',
  ...monoValues,
  textAlign: 'end',
});

export const rowCheck = screenStyle({ flexBasis: '100%' });

const checkBase = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
} as const;

export const checks = {
  met: screenStyle({ ...checkBase, color: vars.color.success }),
  missed: screenStyle({ ...checkBase, color: vars.color.warning }),
};

export const checkIcon = screenStyle({ flex: 'none' });

export const basis = screenStyle({
  padding: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.small,
  '@container': { [containerAbove.columns]: { paddingInline: vars.space.xlarge } },
});

export const notes = screenStyle({
  display: 'grid',
  gap: `0 ${vars.space.large}`,
  '@container': { [containerAbove.columns]: { gridTemplateColumns: '5rem minmax(0, 1fr)' } },
});

export const noteTerm = screenStyle({ color: vars.color.textMuted });

export const term = screenStyle({ maxWidth: vars.size.readable, minWidth: 0 });

export const formula = screenStyle([
  term,
  {
    ...withUnit,
    ...monoValues,
  },
]);
