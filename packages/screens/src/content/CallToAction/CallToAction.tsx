'use client';
import { Box } from '@pcb/ui/Box';
import { Button } from '@pcb/ui/Button';
import { Text } from '@pcb/ui/Text';
import type { WithContent } from '../../shared/WithContent.ts';
import { callToActionContent, type CallToActionContent } from './CallToAction.content.ts';
import * as styles from './CallToAction.css.ts';

export interface CallToActionProps extends WithContent<CallToActionContent> {
  /** Called when the button is pressed. */
  onPress: () => void;
}

/**
 * A call to action after the last section of a content page, in a slot of `ContentScreen`.
 *
 * @example <ContentScreen content={content} slots={{ callToAction: <CallToAction onPress={quote} /> }} />
 */
export function CallToAction({ content = callToActionContent, onPress }: CallToActionProps) {
  return (
    <Box surface="inverse" className={styles.board}>
      <Text size="large" className={styles.text}>
        {content.text}
      </Text>
      <Button size="large" onPress={onPress}>
        {content.action}
      </Button>
    </Box>
  );
}
