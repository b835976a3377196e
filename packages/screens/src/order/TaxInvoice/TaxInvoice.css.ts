import { paper } from '../../shared/paper/paper.ts';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** Room for a signature. */
export const signature = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'flex-end',
  gap: '16mm',
  minWidth: '60mm',
  breakInside: 'avoid',
  '@media': { print: { marginInlineStart: 'auto', width: '60mm' } },
});

export const signatory = screenStyle({ borderBlockStart: paper.hairline, paddingBlockStart: '1mm' });
