import type { Brand } from '@pcb/screens/brand';

/** What a control says that has no effect yet, word for word as specified. */
export const unwired = (feature: string, { name }: Brand) => `🚧 ${feature} we are ${name} 🚀`;
