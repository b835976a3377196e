import { deliveryPanel } from '@pcb/engineering/panel';

/** Boards of 50 × 40 mm, two by three, with this gap in mm. */
export function samplePanel(gap: number) {
  const result = deliveryPanel({ width: 50, height: 40, columns: 2, rows: 3, gap });
  if (!result.isValid) throw new Error(result.reason.kind);
  return result.panel;
}
