import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/inLayer.ts';

// Not `overflow-wrap: anywhere`: in the column of a table the button would be as narrow as a letter.
export const words = style(inComponents({ minWidth: 0, overflowWrap: 'break-word' }));
