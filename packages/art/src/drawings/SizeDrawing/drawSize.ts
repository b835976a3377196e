export const sheet = { width: 320, height: 148 } as const;

const room = { left: 76, top: 10, width: 232, height: 98 } as const;

/** Keeps a board of 1000 × 1 mm visible. */
const minSide = 3;

export interface DrawnSize {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function drawSize(sizeX: number, sizeY: number): DrawnSize {
  const scale = Math.min(room.width / sizeX, room.height / sizeY);
  const width = Math.max(sizeX * scale, minSide);
  const height = Math.max(sizeY * scale, minSide);
  return {
    x: room.left + (room.width - width) / 2,
    y: room.top + (room.height - height) / 2,
    width,
    height,
  };
}
