export { BoardFiles as BoardFilesSection } from '@pcb/screens/quote/BoardFiles';
