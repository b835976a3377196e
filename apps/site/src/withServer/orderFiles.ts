export { useOrderFiles } from '../services/useOrderFiles.tsx';
