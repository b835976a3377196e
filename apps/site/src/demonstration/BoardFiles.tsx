export { BoardFiles } from '@pcb/screens/quote/BoardFiles';
