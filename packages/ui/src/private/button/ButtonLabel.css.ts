import { part } from '../../theme/layerStyles.ts';

// Not `overflow-wrap: anywhere`: a table column would shrink the button to the width of a letter.
export const buttonLabel = part.style({ minWidth: 0, overflowWrap: 'break-word' });
