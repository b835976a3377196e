import { ChipBoard } from '@pcb/art/ChipBoard';
import { Box } from '@pcb/ui/Box';
import { Heading } from '@pcb/ui/Heading';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import type { ReactNode } from 'react';
import type { Brand } from '../../shared/brand.ts';
import { BrandLogo } from '../../shared/components/BrandLogo.tsx';
import { PageTitle } from '../../shared/components/PageTitle.tsx';
import * as styles from './AuthLayout.css.ts';

export interface AuthLayoutProps {
  brand: Pick<Brand, 'name' | 'mark'>;
  panel: { title: string; tagline: string };
  /** Whether narrow screens show the panel text above the form. @default false */
  isPanelAlwaysVisible?: boolean;
  title: string;
  subtitle: string | undefined;
  /** The link below the form to the other page. */
  alternative: { question: string; action: string; href: string };
  children: ReactNode;
}

export function AuthLayout({
  brand,
  panel,
  isPanelAlwaysVisible = false,
  title,
  subtitle,
  alternative,
  children,
}: AuthLayoutProps) {
  return (
    <div className={styles.frame}>
      <Box surface="inverse" className={styles.board}>
        <header className={styles.brand}>
          <Link variant="quiet" href="/">
            <BrandLogo brand={brand} />
          </Link>
        </header>
        <Box visibleFrom="laptop">
          <ChipBoard className={styles.drawing} />
        </Box>
      </Box>
      <main className={styles.main}>
        <Stack gap="xlarge" className={styles.column}>
          <Stack elementType="header" gap="small">
            <PageTitle>{title}</PageTitle>
            {subtitle !== undefined && <Text tone="muted">{subtitle}</Text>}
          </Stack>
          {children}
          <Text size="small">
            <Link variant="standalone" href={alternative.href}>
              <span>
                <span className={styles.question}>{alternative.question}</span> <span>{alternative.action}</span>
              </span>
            </Link>
          </Text>
        </Stack>
      </main>
      {/* Placed visually before the form but after it in the DOM, so that the page title is the first heading. */}
      <Box
        elementType="aside"
        surface="inverse"
        aria-labelledby="panel-title"
        {...(!isPanelAlwaysVisible && { visibleFrom: 'laptop' })}
        className={styles.panelText}
      >
        <Stack gap={{ phone: 'small', laptop: 'medium' }}>
          <Heading level={2} size="section" id="panel-title">
            {panel.title}
          </Heading>
          <Text size="large" tone="muted">
            {panel.tagline}
          </Text>
        </Stack>
      </Box>
    </div>
  );
}
