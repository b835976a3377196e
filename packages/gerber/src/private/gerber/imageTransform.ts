export interface ImageTransform {
  swapsAxes: boolean;
  mirrorsA: boolean;
  mirrorsB: boolean;
  scaleA: number;
  scaleB: number;
  rotation: number;
  offsetA: number;
  offsetB: number;
}

export const noTransform = (): ImageTransform => ({
  swapsAxes: false,
  mirrorsA: false,
  mirrorsB: false,
  scaleA: 1,
  scaleB: 1,
  rotation: 0,
  offsetA: 0,
  offsetB: 0,
});

const numberAfter = (letter: string, text: string) => {
  const match = new RegExp(`${letter}([+-]?[\\d.]+)`).exec(text);
  const value = match ? Number(match[1]) : undefined;
  return value !== undefined && Number.isFinite(value) ? value : undefined;
};

export function applyImageCommand(command: string, transform: ImageTransform): 'none' | 'ineffective' | 'effective' {
  const code = command.slice(0, 2);
  const [a, b] = [numberAfter('A', command.slice(2)), numberAfter('B', command.slice(2))];
  switch (code) {
    case 'AS':
      transform.swapsAxes = command === 'ASAYBX';
      return transform.swapsAxes ? 'effective' : 'ineffective';
    case 'MI':
      transform.mirrorsA = a === 1;
      transform.mirrorsB = b === 1;
      return transform.mirrorsA || transform.mirrorsB ? 'effective' : 'ineffective';
    case 'SF':
      // A scale of 0 would collapse the image.
      transform.scaleA = a || 1;
      transform.scaleB = b || 1;
      return transform.scaleA !== 1 || transform.scaleB !== 1 ? 'effective' : 'ineffective';
    case 'OF':
      transform.offsetA = a ?? 0;
      transform.offsetB = b ?? 0;
      return transform.offsetA !== 0 || transform.offsetB !== 0 ? 'effective' : 'ineffective';
    case 'IR':
      transform.rotation = [90, 180, 270].find((angle) => command === `IR${angle}`) ?? 0;
      return transform.rotation === 0 ? 'ineffective' : 'effective';
    default:
      return 'none';
  }
}

export function transformVector(x: number, y: number, transform: ImageTransform): readonly [number, number] {
  let [a, b] = transform.swapsAxes ? [y, x] : [x, y];
  a *= transform.scaleA * (transform.mirrorsA ? -1 : 1);
  b *= transform.scaleB * (transform.mirrorsB ? -1 : 1);
  for (let turned = 0; turned < transform.rotation; turned += 90) [a, b] = [-b, a];
  return [a, b];
}

export const isMirrored = ({ swapsAxes, mirrorsA, mirrorsB }: ImageTransform) =>
  (Number(swapsAxes) + Number(mirrorsA) + Number(mirrorsB)) % 2 === 1;
