/** The sheet that a size is drawn on, in units of the drawing. */
export const sheet = { width: 320, height: 148 } as const;

/** Where on the sheet the outline may lie: room for one dimension line below and one at the left. */
const room = { left: 76, top: 10, width: 232, height: 98 } as const;

/** A board of a metre by a millimetre still has to be seen. */
const thinnest = 3;

export interface DrawnSize {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The outline of something so many millimetres large, as large as fits and in the middle. */
export function drawSize(sizeX: number, sizeY: number): DrawnSize {
  const scale = Math.min(room.width / sizeX, room.height / sizeY);
  const width = Math.max(sizeX * scale, thinnest);
  const height = Math.max(sizeY * scale, thinnest);
  return {
    x: room.left + (room.width - width) / 2,
    y: room.top + (room.height - height) / 2,
    width,
    height,
  };
}
