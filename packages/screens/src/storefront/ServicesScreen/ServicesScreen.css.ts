import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const header = screenStyle({ rowGap: vars.space.medium });

export const title = screenStyle({ flex: '1 1 24rem', minWidth: 0 });

export const banner = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.large,
  minWidth: 0,
  padding: `${vars.space.small} ${vars.space.medium}`,
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: `4px solid ${vars.color.highlight}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
});

export const bannerText = screenStyle({ flex: '1 1 auto', minWidth: 0 });

/** A narrow button breaks only between words. */
export const bannerAction = screenStyle({ minWidth: 'min-content' });
