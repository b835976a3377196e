import { screenStyle } from '../styles/screenStyle.ts';

/** As wide as the form in a dialog or on a phone, but no wider in a page. */
export const button = screenStyle({ maxWidth: '24rem' });
