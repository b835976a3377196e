import { lookColors } from '@pcb/art/lookColors';
import { useInlineStyle } from '@pcb/ui/useInlineStyle';
import { type ReactNode, useId } from 'react';
import { ownBoardContent } from './OwnBoard.content.ts';
import * as styles from './OwnBoard.css.ts';
import type { OwnBoard as Board, TracedLayer, TracedShape } from './tracedBoard.ts';

export interface OwnBoardProps {
  board: Board;
  /** Width divided by height; the board is as large as fits. @default the aspect of the board */
  aspect?: number;
  /** Whether the layers are apart, as in `BoardLayers`. @default false */
  isApart?: boolean;
}

/** As a fraction of the longer side. */
const margin = 0.02;

function Shapes({ shapes, color, clearColor }: { shapes: readonly TracedShape[]; color: string; clearColor: string }) {
  return shapes.map(({ d, width, isButt, isClear }, index) => {
    const paint = isClear ? clearColor : color;
    return width === undefined ? (
      <path key={index} d={d} fill={paint} />
    ) : (
      <path
        key={index}
        d={d}
        fill="none"
        stroke={paint}
        strokeWidth={width}
        strokeLinecap={isButt ? 'butt' : 'round'}
        strokeLinejoin="round"
      />
    );
  });
}

/** Turned and lifted as the layers of `BoardLayers`. */
const lifted = (index: number, count: number) =>
  `translateY(${15 - (30 * index) / Math.max(1, count - 1)}%) scale(0.8, 0.45) rotate(-30deg)`;

/**
 * The top side of the customer's own board in the mask and finish of the order. To magnify the files themselves use
 * `BoardPicture`; for a sample board `BoardArt`.
 *
 * @example <OwnBoard board={line.board} aspect={1} />
 */
export function OwnBoard({ board, aspect = board.columns / board.rows, isApart = false }: OwnBoardProps) {
  const id = useId();
  const { columns, rows, outline, copper, openings, legend, holes, look } = board;
  const colors = lookColors(look);
  const space = margin * Math.max(columns, rows);
  const area = { x: -space, y: -space, width: columns + 2 * space, height: rows + 2 * space };
  const urlOf = (name: string) => `url(#${id}${name})`;
  const all = (fill: string, name: string) => <rect {...area} fill={fill} mask={urlOf(name)} />;
  const whole = (fill: string) => <path d={outline} fillRule="evenodd" fill={fill} />;
  const edge = (stroke: string) => <path d={outline} className={styles.edge} stroke={stroke} />;
  const onBoard = (layer: ReactNode) => <g mask={urlOf('board')}>{layer}</g>;
  const mask = (name: string, shapes: ReactNode) => (
    <mask id={`${id}${name}`} maskUnits="userSpaceOnUse" {...area}>
      {shapes}
    </mask>
  );
  const maskOf = (name: string, { shapes, isInverted }: TracedLayer) => {
    const [color, clearColor] = isInverted ? ['black', 'white'] : ['white', 'black'];
    return mask(
      name,
      <>
        <rect {...area} fill={clearColor} />
        <Shapes shapes={shapes} color={color} clearColor={clearColor} />
      </>,
    );
  };
  const { sheet, styled } = useInlineStyle({ aspectRatio: aspect });
  const printed = legend && colors.legend !== undefined && all(colors.legend, 'legend');

  const layers: ReactNode[] = [
    <>
      {onBoard(whole(colors.laminate))}
      {edge(colors.laminateLine)}
    </>,
  ];
  if (copper && (isApart || !openings)) {
    const bare = <rect {...area} mask={urlOf('copper')} className={styles.bareCopper} />;
    layers.push(onBoard(openings ? bare : all(colors.finish, 'copper')));
  }
  if (openings)
    layers.push(
      <>
        {onBoard(
          <g mask={urlOf('covered')}>
            {whole(colors.mask)}
            {copper && all(colors.maskedCopper, 'copper')}
          </g>,
        )}
        {edge(colors.line)}
      </>,
    );
  if (openings && copper) layers.push(onBoard(<g mask={urlOf('openings')}>{all(colors.finish, 'copper')}</g>));
  if (printed) layers.push(onBoard(openings ? <g mask={urlOf('covered')}>{printed}</g> : printed));

  return (
    <>
      {sheet}
      <div role="img" aria-label={ownBoardContent.label(board)} className={styles.board} {...styled}>
        {layers.map((layer, index) => (
          <svg
            key={index}
            aria-hidden="true"
            viewBox={`${area.x} ${area.y} ${area.width} ${area.height}`}
            className={styles.layer}
            style={isApart ? { transform: lifted(index, layers.length) } : undefined}
          >
            {index === 0 ? (
              <defs>
                {mask(
                  'board',
                  <>
                    <path d={outline} fill="white" fillRule="evenodd" />
                    <Shapes shapes={holes} color="black" clearColor="white" />
                  </>,
                )}
                {copper && maskOf('copper', copper)}
                {legend && maskOf('legend', legend)}
                {openings && maskOf('openings', openings)}
                {openings && maskOf('covered', { ...openings, isInverted: !openings.isInverted })}
              </defs>
            ) : null}
            {layer}
          </svg>
        ))}
      </div>
    </>
  );
}
