import { motionAllowed, vars } from '@pcb/ui/theme';
import { keyframes } from '@vanilla-extract/css';
import { screenStyle } from '../../shared/styles/screenStyle.ts';
import { splashFade } from './splashTimes.ts';

const leave = keyframes({ to: { visibility: 'hidden' } });

export const splash = screenStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.modal,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gridTemplateColumns: 'minmax(0, 30rem)',
  gap: vars.space.xlarge,
  padding: vars.space.gutter,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  // Reveals the page if the host's script fails. It is not motion, so it also runs under reduced motion.
  animation: `${leave} 0s 4s forwards`,
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const leavingSplash = screenStyle([
  splash,
  { '@media': { [motionAllowed]: { opacity: 0, transition: `opacity ${splashFade}ms linear` } } },
]);

export const drawing = screenStyle({ width: 'min(17rem, 70vw)', overflow: 'visible' });
