import { forcedColors, vars } from '@pcb/ui/theme';
import { monoFigures, screenStyle } from '../styles/screenStyle.ts';

/** Container widths: next to a table of contents, the calculator is narrow. `beside` also applies on A4 paper. */
const beside = '(min-width: 40rem)';
const wide = '(min-width: 52rem)';

export const frame = screenStyle({
  containerType: 'inline-size',
  minWidth: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
  '@media': {
    [forcedColors]: { borderColor: 'CanvasText' },
    print: { breakInside: 'avoid' },
  },
});

export const parts = screenStyle({
  display: 'grid',
  '@container': {
    [beside]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' },
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' },
  },
});

export const form = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xlarge,
  minWidth: 0,
  padding: vars.space.large,
  '@container': { [beside]: { padding: vars.space.xlarge } },
});

export const panel = screenStyle({
  minWidth: 0,
  padding: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@container': {
    [beside]: {
      padding: vars.space.xlarge,
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});

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
  '@container': { [`${beside} and (max-width: 51.99rem)`]: { fontSize: vars.fontSize.heading } },
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
  ...monoFigures,
  letterSpacing: vars.letterSpacing.mono,
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
  '@container': { [beside]: { paddingInline: vars.space.xlarge } },
});

export const notes = screenStyle({
  display: 'grid',
  gap: `0 ${vars.space.large}`,
  '@container': { [beside]: { gridTemplateColumns: '5rem minmax(0, 1fr)' } },
});

export const noteTerm = screenStyle({ color: vars.color.textMuted });

export const term = screenStyle({ maxWidth: vars.size.readable, minWidth: 0 });

export const formula = screenStyle([
  term,
  {
    ...withUnit,
    ...monoFigures,
    letterSpacing: vars.letterSpacing.mono,
  },
]);
