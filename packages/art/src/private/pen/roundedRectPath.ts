export function roundedRectPath(x: number, y: number, width: number, height: number, radius: number): string {
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + radius} ${y}h${width - 2 * radius}${arc(radius, radius)}`,
    `v${height - 2 * radius}${arc(-radius, radius)}`,
    `h${2 * radius - width}${arc(-radius, -radius)}`,
    `v${2 * radius - height}${arc(radius, -radius)}z`,
  ].join('');
}
