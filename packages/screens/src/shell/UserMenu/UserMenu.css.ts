import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const userName = screenStyle({
  maxWidth: '11rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: 1.5,
});
