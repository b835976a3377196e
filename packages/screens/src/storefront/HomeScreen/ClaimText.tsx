import { after, before, claimText, figure as figureStyle } from './ClaimText.css.ts';

interface ClaimTextProps {
  /** The whole claim. */
  text: string;
  /** The part of it that is set large; a text without it has no large part. */
  figure: string;
}

/** A claim as one text, of which the figure is large: what stands before it is above it, and the rest below. */
export function ClaimText({ text, figure }: ClaimTextProps) {
  const start = text.indexOf(figure);
  if (start === -1) return <p className={claimText}>{text}</p>;
  return (
    <p className={claimText}>
      <span className={before}>{text.slice(0, start)}</span>
      <span className={figureStyle}>{figure}</span>
      <span className={after}>{text.slice(start + figure.length)}</span>
    </p>
  );
}
