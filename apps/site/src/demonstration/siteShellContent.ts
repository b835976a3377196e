export { shellContent as siteShellContent } from '@pcb/screens/shell/Shell';
