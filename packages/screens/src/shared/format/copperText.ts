import { outerCopperOf } from '@pcb/engineering/capabilities';

export function copperText(ounces: number): string {
  const copper = outerCopperOf(ounces);
  return `${ounces} oz base${copper ? `, about ${copper.finished} µm finished` : ''}`;
}
