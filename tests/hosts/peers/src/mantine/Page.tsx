import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/** The provider and styles of every page with Mantine. */
export const Page = ({ children }: { children: ReactNode }) => <MantineProvider>{children}</MantineProvider>;
