import { outerCopperOf } from '@pcb/engineering/capabilities';

/** Base and finished outer copper: '0.5 oz base, about 35 µm finished'. */
export function copperText(ounces: number): string {
  const copper = outerCopperOf(ounces);
  return `${ounces} oz base${copper ? `, about ${copper.finished} µm finished` : ''}`;
}
