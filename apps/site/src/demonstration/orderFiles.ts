import type { useOrderFiles as ofServer } from '../services/useOrderFiles.tsx';

type OrderFiles = (...parameters: Parameters<typeof ofServer>) => ReturnType<typeof ofServer> | undefined;

/** The uploads of the order page: none, so that their buttons say that they are not wired yet. */
export const useOrderFiles: OrderFiles = () => undefined;
