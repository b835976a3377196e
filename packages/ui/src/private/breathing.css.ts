import { keyframes } from '@vanilla-extract/css';

/** With reduced motion, a progress indicator fades instead of moving. */
export const breathing = `${keyframes({ '50%': { opacity: 0.35 } })} 2s ease-in-out infinite`;
