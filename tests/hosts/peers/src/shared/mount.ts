import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

export const mount = (work: ReactNode) => createRoot(document.getElementById('root')!).render(work);
