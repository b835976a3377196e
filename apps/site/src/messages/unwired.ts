import type { Brand } from '@pcb/screens/brand';

/** The toast of a control that has no effect yet, exactly as specified. */
export const unwired = (feature: string, { name }: Brand) => `🚧 ${feature} we are ${name} 🚀`;
