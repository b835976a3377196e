import { piecesOf } from '../../shared/search/searchTerms.ts';
import * as styles from './ProductsScreen.css.ts';

export function HighlightedText({ text, terms }: { text: string; terms: readonly string[] }) {
  return (
    <span>
      {piecesOf(text, terms).map((piece, index) =>
        piece.isMatch ? (
          <mark key={index} className={styles.match}>
            {piece.text}
          </mark>
        ) : (
          <span key={index}>{piece.text}</span>
        ),
      )}
    </span>
  );
}
