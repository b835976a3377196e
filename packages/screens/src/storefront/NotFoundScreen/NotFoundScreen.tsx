import { BrokenTrack } from '@pcb/art/BrokenTrack';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
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
          <Heading level={1} id="page-title" tabIndex={-1}>
            {content.title}
          </Heading>
          <Text size="large" tone="muted">
            {content.text}
          </Text>
        </Stack>
        <ButtonLink href="/">{content.home}</ButtonLink>
      </Stack>
    </div>
  );
}
