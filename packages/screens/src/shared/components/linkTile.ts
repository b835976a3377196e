import { vars } from '@pcb/ui/theme';

export const linkTile = {
  height: '100%',
  minHeight: vars.size.controlLarge,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
} as const;
