import { type ShellContent, shellContent as ofDemonstration } from '@pcb/screens/shell/Shell';

/** The copy of the frame, which does not say that nothing is ordered. */
export const shellContent: ShellContent = {
  ...ofDemonstration,
  footer: { ...ofDemonstration.footer, demonstration: 'Prices, parts and certificates are samples.' },
};
