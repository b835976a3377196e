'use client';
import { ConnectedChip } from '@pcb/art/ConnectedChip';
import { useEffect, useState } from 'react';
import { Box } from '@pcb/ui/Box';
import { Text } from '@pcb/ui/Text';
import type { WithContent } from '../../shared/WithContent.ts';
import { drawing, splash } from './Splash.css.ts';
import { splashContent, type SplashContent } from './Splash.content.ts';

export { splashContent, type SplashContent } from './Splash.content.ts';

/** How long the host shows the splash after a full page load, in milliseconds. */
export const splashDuration = 2000;

export type SplashProps = WithContent<SplashContent>;

/**
 * Covers the page while it starts. The host removes it after `splashDuration`. Without scripts it never appears, and if a
 * script fails it hides itself.
 *
 * @example {isStarting ? <Splash /> : null}
 */
export function Splash({ content = splashContent }: SplashProps) {
  const [isAnnounced, setIsAnnounced] = useState(false);

  // A status announces changes only, not its initial text. Changing the key after the first frame inserts the text
  // again.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsAnnounced(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <Box surface="inverse" className={splash}>
      <ConnectedChip className={drawing} />
      <Text isMono size="small" role="status">
        <span key={isAnnounced ? 'announced' : 'initial'}>{content.status}</span>
      </Text>
    </Box>
  );
}
