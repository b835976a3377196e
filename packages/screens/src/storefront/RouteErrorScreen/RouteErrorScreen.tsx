'use client';
import { Button } from '@pcb/ui/Button';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { RotateCw } from 'lucide-react';
import { PageTitle } from '../../shared/components/PageTitle.tsx';
import type { WithContent } from '../../shared/WithContent.ts';
import { routeErrorContent, type RouteErrorContent } from './RouteErrorScreen.content.ts';
import * as styles from './RouteErrorScreen.css.ts';
import { withoutStack } from './withoutStack.ts';

export { routeErrorContent, type RouteErrorContent } from './RouteErrorScreen.content.ts';

export interface RouteErrorScreenProps extends WithContent<RouteErrorContent> {
  /** The error message. A stack trace in it is removed. */
  errorText: string;
  /** Called when 'Reload the page' is pressed. */
  onReload: () => void;
}

/**
 * Shown when a route fails to load or throws. Depends on its props only, without a shell or data.
 *
 * @example <RouteErrorScreen errorText={error.message} onReload={() => window.location.reload()} />
 */
export function RouteErrorScreen({ errorText, onReload, content = routeErrorContent }: RouteErrorScreenProps) {
  const text = withoutStack(errorText);
  return (
    <main className={styles.page}>
      <Stack gap="xlarge" className={styles.column}>
        <Stack gap="medium">
          <PageTitle>{content.title}</PageTitle>
          <Text tone="muted" hasLineLimit>
            {content.text}
          </Text>
        </Stack>
        {text ? (
          <div className={styles.error}>
            <span className={styles.errorLabel}>{content.errorLabel}</span>
            <p className={styles.errorText}>{text}</p>
          </div>
        ) : null}
        <Inline>
          <Button onPress={onReload}>
            <RotateCw size={20} aria-hidden="true" />
            {content.reload}
          </Button>
          <ButtonLink href="/" variant="outline" tone="neutral">
            {content.home}
          </ButtonLink>
        </Inline>
      </Stack>
    </main>
  );
}
