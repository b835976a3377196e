import { type ComponentPropsWithRef, useMemo } from 'react';
import { drawLayers } from '../../private/board/drawBoard.ts';
import { type BoardLayer, boardLayers } from '../../private/board/scene.ts';
import * as boardArtStyles from '../BoardArt/BoardArt.css.ts';
import * as styles from './BoardLayers.css.ts';

export { boardLayers, type BoardLayer } from '../../private/board/scene.ts';

export interface BoardLayersProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The same seed draws the same board here and in `BoardArt`. */
  seed: string | number;
  /** Width divided by height. @default 4 / 3 */
  aspect?: number;
  /** The last visible layer. By default the board builds up on scroll, except in print and with reduced motion. */
  upTo?: BoardLayer;
  /** Whether the layers are drawn one above the other, seen from a corner and without motion. @default false */
  isApart?: boolean;
  /** The names of the layers, listed below the picture with a mark that fills as each layer appears. */
  names?: Record<BoardLayer, string>;
  /** The text alternative. Without it the picture is decorative and hidden from screen readers. */
  'aria-label'?: string;
}

/**
 * Draws a board layer by layer, from drilled laminate to components. For a finished board, use `BoardArt`.
 * @example <BoardLayers seed="process" upTo="solderMask" />
 */
export function BoardLayers({
  seed,
  aspect = 4 / 3,
  upTo,
  isApart = false,
  names,
  'aria-label': ariaLabel,
  className,
  ...props
}: BoardLayersProps) {
  const layers = useMemo(() => drawLayers(seed, aspect), [seed, aspect]);
  const last = upTo === undefined ? boardLayers.length - 1 : boardLayers.indexOf(upTo);
  const classNames = [
    styles.boardLayersRoot,
    isApart ? styles.apart : upTo === undefined && styles.scrolled,
    className,
  ].filter(Boolean);
  return (
    <div {...props} className={classNames.join(' ')}>
      <div
        className={styles.picture}
        {...(ariaLabel ? { role: 'img', 'aria-label': ariaLabel } : { 'aria-hidden': true })}
      >
        {layers.map(({ layer, scene: { width, height, shapes } }, index) => (
          <svg
            key={layer}
            aria-hidden="true"
            className={styles.layerClasses[layer]}
            data-visible={index <= last}
            viewBox={`0 0 ${width} ${height}`}
          >
            {shapes.map(({ paint, d }) => (
              <path key={paint} className={boardArtStyles.paintClasses[paint]} d={d} />
            ))}
          </svg>
        ))}
      </div>
      {names ? (
        <ol className={styles.list}>
          {boardLayers.map((layer, index) => (
            <li key={layer} className={styles.item}>
              <span aria-hidden="true" className={styles.mark}>
                <span className={styles.dotClasses[layer]} data-visible={index <= last} />
              </span>
              <span>{names[layer]}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}
