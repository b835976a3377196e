'use client';
import { ConnectedChip } from '@pcb/art/ConnectedChip';
import { Box } from '@pcb/ui/Box';
import { Text } from '@pcb/ui/Text';
import { useEffect, useState } from 'react';
import type { WithContent } from '../../shared/WithContent.ts';
import { drawing, leavingSplash, splash } from './Splash.css.ts';
import { splashContent, type SplashContent } from './Splash.content.ts';

export { splashContent, type SplashContent } from './Splash.content.ts';
export { splashDuration, splashFade } from './splashTimes.ts';

export interface SplashProps extends WithContent<SplashContent> {
  /** Whether its sentence is announced. Once a visit is enough: on further loads the title of the page says more. @default true */
  isAnnounced?: boolean;
  /** Whether it fades, for the last `splashFade` of its time. @default false */
  isLeaving?: boolean;
}

/**
 * Covers the page while it starts. The host removes it after `splashDuration`. Without scripts it never appears, and if a
 * script fails it hides itself.
 *
 * @example {isStarting ? <Splash /> : null}
 */
export function Splash({ content = splashContent, isAnnounced = true, isLeaving = false }: SplashProps) {
  const [isInserted, setInserted] = useState(false);

  // A status announces changes only, not its initial text. Changing the key after the first frame inserts the text
  // again. Not `useAnnounce`, which would keep the sentence in the page when the splash is gone.
  useEffect(() => {
    if (!isAnnounced) return;
    const frame = requestAnimationFrame(() => setInserted(true));
    return () => cancelAnimationFrame(frame);
  }, [isAnnounced]);

  return (
    <Box surface="inverse" className={isLeaving ? leavingSplash : splash}>
      <ConnectedChip className={drawing} />
      <Text isMono size="small" role="status">
        <span key={isInserted ? 'inserted' : 'initial'}>{content.status}</span>
      </Text>
    </Box>
  );
}
