export { shellContent } from '@pcb/screens/shell/Shell';
