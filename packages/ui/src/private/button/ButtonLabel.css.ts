import { partStyle } from '../../theme/componentStyle.ts';

// Not `overflow-wrap: anywhere`: a table column would shrink the button to the width of a letter.
export const buttonLabel = partStyle({ minWidth: 0, overflowWrap: 'break-word' });
