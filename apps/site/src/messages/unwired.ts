import { brand } from '../brand.ts';

/** What a control says that has no effect yet, word for word as specified. */
export const unwired = (feature: string) => `🚧 ${feature} we are ${brand.name} 🚀`;
