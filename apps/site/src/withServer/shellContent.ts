import { type ShellContent, shellContent as ofDemonstration } from '@pcb/screens/shell/Shell';

/** The copy of the frame. Orders are real here, so the footer does not say otherwise. */
export const shellContent: ShellContent = {
  ...ofDemonstration,
  footer: { ...ofDemonstration.footer, demonstration: 'Prices, parts and certificates are samples.' },
};
