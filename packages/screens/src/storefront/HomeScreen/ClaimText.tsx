import { after, before, claimText, figure as figureStyle } from './ClaimText.css.ts';

interface ClaimTextProps {
  /** The whole claim. */
  text: string;
  /** The part of the text in large type. Ignored if the text does not contain it. */
  figure: string;
}

/** A claim as one text with a large figure. The text before the figure is above it, the rest below. */
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
