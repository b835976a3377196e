import { wrapping } from '../../shared/styles/wrapping.css.ts';
import * as styles from './ClaimText.css.ts';

interface ClaimTextProps {
  /** The whole claim. */
  text: string;
  /** The part of the text in large type. Ignored if the text does not contain it. */
  figure: string;
}

/** A claim as one text with a large figure. The text before the figure is above it, the rest below. */
export function ClaimText({ text, figure }: ClaimTextProps) {
  const start = text.indexOf(figure);
  if (start === -1) return <p className={wrapping}>{text}</p>;
  return (
    <p className={wrapping}>
      <span className={styles.before}>{text.slice(0, start)}</span>
      <span className={styles.figure}>{figure}</span>
      <span className={styles.after}>{text.slice(start + figure.length)}</span>
    </p>
  );
}
