import { type ShellContent, shellContent } from '@pcb/screens/shell/Shell';

/** Orders are real here, so the footer does not deny it. */
export const siteShellContent: ShellContent = {
  ...shellContent,
  footer: { ...shellContent.footer, demonstration: 'Prices, parts and certificates are samples.' },
};
