import sharp from 'sharp';

/**
 * Renders an SVG as a PNG with a reduced palette.
 *
 * @param size The width and height in pixels. Defaults to the size of the SVG.
 * @param background The colour behind transparent areas.
 */
export function toPng(svg: string, size?: number, background?: string): Promise<Buffer> {
  // An icon has its size in its own units; the density makes its edges sharp.
  const image = sharp(Buffer.from(svg), size === undefined ? {} : { density: (72 * size) / 32 });
  if (size !== undefined) image.resize(size, size);
  if (background !== undefined) image.flatten({ background });
  return image.png({ palette: true }).toBuffer();
}
