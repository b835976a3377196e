/** For `#build/`: the demonstration has a file of this name without uploads. */
export { useOrderFiles } from '../services/useOrderFiles.tsx';
