import type { Layer, LayerSide } from '../../reading.ts';

const sides: ReadonlyMap<string, LayerSide> = new Map([
  ['top', 'top'],
  ['inr', 'inner'],
  ['bot', 'bottom'],
]);

export function layerOfX2(values: readonly string[]): Layer | undefined {
  const [name = '', first = '', second = ''] = values.map((value) => value.toLowerCase());
  const side = sides.get(name === 'copper' ? second : first);
  const withSide = (layer: Layer): Layer => (side ? { ...layer, side } : layer);
  switch (name) {
    case '':
      return undefined;
    case 'copper': {
      const number = /^l(\d+)$/.exec(first)?.[1];
      return withSide({ function: 'copper', ...(number !== undefined && { number: Number(number) }) });
    }
    case 'soldermask':
    case 'legend':
    case 'paste':
      return withSide({ function: name });
    case 'profile':
      return { function: 'profile' };
    case 'plated':
      return { function: 'drill', plating: 'plated' };
    case 'nonplated':
      return { function: 'drill', plating: 'non-plated' };
    case 'mixedplating':
      return { function: 'drill' };
    case 'drillmap':
    case 'fabricationdrawing':
    case 'assemblydrawing':
    case 'arraydrawing':
    case 'otherdrawing':
    case 'vcutmap':
      return { function: 'drawing' };
    default:
      return { function: 'other' };
  }
}
