import type { GalleryItem } from '@pcb/ui/Gallery';

/** A drawing of a panel with some boards, as a picture that needs no server. */
function panel(columns: number, rows: number, mask: string): string {
  const boards = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [40 + (index % columns) * (720 / columns), 40 + Math.floor(index / columns) * (520 / rows)];
    const [width, height] = [720 / columns - 16, 520 / rows - 16];
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${mask}"/><path d="M${x + 20} ${y + 24}h${width / 3}l20 20v${height / 3}" fill="none" stroke="#d8a657" stroke-width="4"/><circle cx="${x + width - 24}" cy="${y + 24}" r="9" fill="#d8a657"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><rect width="800" height="600" fill="#e9e3d0"/>${boards.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const pictures: readonly GalleryItem[] = [
  {
    id: 'panel',
    src: panel(3, 2, '#14532d'),
    alt: 'Panel of six boards from above',
    description: 'Before depanelling.',
  },
  { id: 'board', src: panel(1, 1, '#14532d'), alt: 'One board from above', description: 'After depanelling.' },
  { id: 'blue', src: panel(2, 2, '#1e3a8a'), alt: 'Panel of four boards with a blue solder mask' },
  { id: 'black', src: panel(4, 3, '#1f2937'), alt: 'Panel of twelve boards with a black solder mask' },
];
