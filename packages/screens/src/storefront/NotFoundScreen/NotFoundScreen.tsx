import { BrokenTrack } from '@pcb/art/BrokenTrack';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { PageTitle } from '../../shared/components/PageTitle.tsx';
import type { WithContent } from '../../shared/WithContent.ts';
import { notFoundContent, type NotFoundContent } from './NotFoundScreen.content.ts';
import * as styles from './NotFoundScreen.css.ts';

export { notFoundContent, type NotFoundContent } from './NotFoundScreen.content.ts';

export type NotFoundScreenProps = WithContent<NotFoundContent>;

/**
 * The 404 page, with a drawing of a broken track and a link to the home page.
 *
 * @example <NotFoundScreen />
 */
export function NotFoundScreen({ content = notFoundContent }: NotFoundScreenProps) {
  return (
    <div className={styles.page}>
      <BrokenTrack className={styles.drawing} />
      <Stack gap="large" align="center">
        <Stack gap="small" align="center">
          <PageTitle>{content.title}</PageTitle>
          <Text size="large" tone="muted">
            {content.text}
          </Text>
        </Stack>
        <ButtonLink href="/">{content.home}</ButtonLink>
      </Stack>
    </div>
  );
}
