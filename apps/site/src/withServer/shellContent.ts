import { type ShellContent, shellContent as ofDemonstration } from '@pcb/screens/shell/Shell';

/** Orders are real here, so the footer does not say that the site is a demonstration. */
export const shellContent: ShellContent = {
  ...ofDemonstration,
  footer: { ...ofDemonstration.footer, demonstration: 'Prices, parts and certificates are samples.' },
};
