'use client';
import { ConnectedChip } from '@pcb/art/ConnectedChip';
import { Box } from '@pcb/ui/Box';
import { Text } from '@pcb/ui/Text';
import { useEffect, useState } from 'react';
import type { WithContent } from '../../shared/WithContent.ts';
import { splashContent, type SplashContent } from './Splash.content.ts';
import * as styles from './Splash.css.ts';

export { splashContent, type SplashContent } from './Splash.content.ts';
export { splashDuration, splashFade } from './splashTimes.ts';

export interface SplashProps extends WithContent<SplashContent> {
  /** Whether its sentence is announced. Announce it once per visit. @default true */
  isAnnounced?: boolean;
  /** Whether it fades out, during the last `splashFade`. @default false */
  isLeaving?: boolean;
}

/**
 * Covers the page while it starts. The host removes it after `splashDuration`. Hidden without scripts or if one fails.
 *
 * @example {isStarting ? <Splash /> : null}
 */
export function Splash({ content = splashContent, isAnnounced = true, isLeaving = false }: SplashProps) {
  const [isInserted, setInserted] = useState(false);

  // A status announces only changes, so changing the key inserts the text again. `useAnnounce` would keep its text in the page.
  useEffect(() => {
    if (!isAnnounced) return;
    const frame = requestAnimationFrame(() => setInserted(true));
    return () => cancelAnimationFrame(frame);
  }, [isAnnounced]);

  return (
    <Box surface="inverse" className={isLeaving ? styles.leavingSplash : styles.splash}>
      <ConnectedChip className={styles.drawing} />
      <Text isMono size="small" role="status">
        <span key={isInserted ? 'inserted' : 'initial'}>{content.status}</span>
      </Text>
    </Box>
  );
}
