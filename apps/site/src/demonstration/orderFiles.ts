import type { useOrderFiles as ofServer } from '../services/useOrderFiles.tsx';

type OrderFiles = (...parameters: Parameters<typeof ofServer>) => ReturnType<typeof ofServer> | undefined;

/** No uploads, so that their buttons announce that they are not wired yet. */
export const useOrderFiles: OrderFiles = () => undefined;
