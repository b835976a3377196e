import { partStyle } from '../../theme/componentStyle.ts';

// Not `overflow-wrap: anywhere`: in the column of a table the button would be as narrow as a letter.
export const words = partStyle({ minWidth: 0, overflowWrap: 'break-word' });
