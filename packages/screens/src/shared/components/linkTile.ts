import { vars } from '@pcb/ui/theme';

/** A link as a tile in a grid. For the rules of `screenStyle`. */
export const linkTile = {
  height: '100%',
  minHeight: vars.size.controlLarge,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
} as const;
