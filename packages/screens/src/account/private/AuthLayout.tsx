import { Box } from '@pcb/ui/Box';
import { Heading } from '@pcb/ui/Heading';
import { Link } from '@pcb/ui/Link';
import { Logo } from '@pcb/ui/Logo';
import { Text } from '@pcb/ui/Text';
import type { ReactNode } from 'react';
import * as styles from './AuthLayout.css.ts';
import { ChipBoard } from './ChipBoard.tsx';

export interface AuthLayoutProps {
  /** The name of the product, in the logo. */
  brandName: string;
  /** What stands on the board. */
  panel: { title: string; tagline: string };
  /** Whether the panel's words stand above the form on a small screen too. @default false */
  isPanelShownEverywhere?: boolean;
  /** The heading of the page. */
  title: string;
  subtitle: string;
  /** The way for those who are in the wrong place, under the form. */
  alternative: { question: string; action: string; href: string };
  /** The form and what belongs to it. */
  children: ReactNode;
}

/** What sign-in and registration have in common: a board on one side, the form on the other. */
export function AuthLayout({
  brandName,
  panel,
  isPanelShownEverywhere = false,
  title,
  subtitle,
  alternative,
  children,
}: AuthLayoutProps) {
  return (
    <div className={styles.frame}>
      <Box surface="mask" className={styles.board}>
        <header className={styles.brand}>
          <Link variant="quiet" href="/">
            <Logo name={brandName} />
          </Link>
        </header>
        <ChipBoard className={styles.drawing} />
      </Box>
      <main className={styles.main}>
        <div className={styles.column}>
          <div className={styles.titles}>
            <Heading level={1} id="page-title" tabIndex={-1}>
              {title}
            </Heading>
            <Text tone="muted">{subtitle}</Text>
          </div>
          {children}
          <Text size="small">
            <Link variant="standalone" href={alternative.href}>
              <span>
                <span className={styles.question}>{alternative.question}</span> {alternative.action}
              </span>
            </Link>
          </Text>
        </div>
      </main>
      {/* Seen before the form and read after it, so that the title of the page is its first heading. */}
      <Box
        as="aside"
        surface="mask"
        aria-labelledby="panel-title"
        className={isPanelShownEverywhere ? `${styles.words} ${styles.wordsEverywhere}` : styles.words}
      >
        <Heading level={2} size="section" id="panel-title">
          {panel.title}
        </Heading>
        <Text size="large" tone="muted">
          {panel.tagline}
        </Text>
      </Box>
    </div>
  );
}
