import sharp from 'sharp';

/**
 * Renders an SVG as a PNG with a reduced palette.
 *
 * @param size The width and height in pixels. Without it those of the SVG.
 * @param background The colour where the SVG is transparent.
 */
export function toPng(svg: string, size?: number, background?: string): Promise<Buffer> {
  // An icon gives its size in units of its own; the density makes its edges sharp.
  const image = sharp(Buffer.from(svg), size === undefined ? {} : { density: (72 * size) / 32 });
  if (size !== undefined) image.resize(size, size);
  if (background !== undefined) image.flatten({ background });
  return image.png({ palette: true }).toBuffer();
}
