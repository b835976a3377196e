import { BoardArt, type BoardArtVariant } from '@pcb/art/BoardArt';
import { renderToStaticMarkup } from 'react-dom/server';
import { pictureSize, type SharedPage } from './sharing.ts';

const variants: readonly [RegExp, BoardArtVariant][] = [
  [/stencil|paste/, 'stencil'],
  [/design/, 'layout'],
  [/build-?up|laminate|certifications|packaging|process|^\/resources/, 'fabrication'],
  [/^\/(components|products|cart)/, 'sourcing'],
  [/./, 'assembly'],
];

const variantOf = (path: string) => variants.find(([pattern]) => pattern.test(path))?.[1] ?? 'assembly';

const margin = 48;

export function pictureOf({ path, article }: Pick<SharedPage, 'path' | 'article'>): string {
  const { variant, seed } = article?.cover ?? { variant: variantOf(path), seed: path };
  const width = pictureSize.width - 2 * margin;
  const height = pictureSize.height - 2 * margin;
  return renderToStaticMarkup(
    <svg {...pictureSize} xmlns="http://www.w3.org/2000/svg">
      <rect {...pictureSize} />
      <svg x={margin} y={margin} width={width} height={height}>
        <BoardArt variant={variant} seed={seed} aspect={width / height} />
      </svg>
    </svg>,
  );
}
