'use client';
import { useEffect, useState } from 'react';
import { Box } from '@pcb/ui/Box';
import { Text } from '@pcb/ui/Text';
import { board, drawing, hole, legend, pad, pinOne, splash, trace, track } from './Splash.css.ts';
import { splashContent, type SplashContent } from './Splash.content.ts';

export { splashContent, type SplashContent } from './Splash.content.ts';

/** How long the host shows the splash after a full page load, in milliseconds. */
export const splashDuration = 2000;

export interface SplashProps {
  /** The copy; pass another object to translate or reword it. @default splashContent */
  content?: SplashContent;
}

const vias = [
  [32, 32],
  [208, 32],
  [32, 128],
  [208, 128],
] as const;

const pins = [56, 68, 80, 92, 104] as const;

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
    <Box surface="mask" className={splash}>
      <svg className={drawing} viewBox="0 0 240 160" aria-hidden="true">
        <rect className={board} x="8" y="8" width="224" height="144" rx="6" />
        <path className={track} d="M32 32H62L86 56M208 32H186L162 56M32 128H62L86 104M208 128H186L162 104" />
        {vias.map(([x, y]) => (
          <g key={`${x}-${y}`}>
            <circle className={pad} cx={x} cy={y} r="7" />
            <circle className={hole} cx={x} cy={y} r="3" />
          </g>
        ))}
        <rect className={legend} x="96" y="50" width="56" height="60" rx="2" />
        <circle className={pinOne} cx="104" cy="58" r="2" />
        {pins.map((y) => (
          <g key={y}>
            <rect className={pad} x="86" y={y - 2.5} width="10" height="5" rx="1" />
            <rect className={pad} x="152" y={y - 2.5} width="10" height="5" rx="1" />
          </g>
        ))}
        <path className={trace} pathLength={1} d="M8 92H56L68 80H86M162 80H180L192 68H232" />
      </svg>
      <Text isMono size="small" role="status">
        <span key={isAnnounced ? 'announced' : 'initial'}>{content.status}</span>
      </Text>
    </Box>
  );
}
