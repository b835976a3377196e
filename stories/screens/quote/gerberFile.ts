/** A point in mm. */
export type Point = readonly [x: number, y: number];
export type Rectangle = readonly [left: number, bottom: number, right: number, top: number];

/** A diameter, or the width and the height of a rectangle. */
type Aperture = number | Point;

/** Draws into a Gerber file. */
export class GerberFile {
  private readonly apertures: string[] = [];
  private readonly commands: string[] = [];

  private static at([x, y]: Point) {
    return `X${Math.round(x * 1e6)}Y${Math.round(y * 1e6)}`;
  }

  private select(aperture: Aperture) {
    const shape = typeof aperture === 'number' ? `C,${aperture}` : `R,${aperture.join('X')}`;
    if (!this.apertures.includes(shape)) this.apertures.push(shape);
    this.commands.push(`D${10 + this.apertures.indexOf(shape)}*`);
  }

  pads(aperture: Aperture, places: readonly Point[]) {
    this.select(aperture);
    this.commands.push(...places.map((place) => `${GerberFile.at(place)}D03*`));
    return this;
  }

  /** Lines from point to point. */
  lines(width: number, ...lines: readonly (readonly Point[])[]) {
    this.select(width);
    for (const line of lines)
      this.commands.push(...line.map((point, index) => `${GerberFile.at(point)}D0${index === 0 ? 2 : 1}*`));
    return this;
  }

  /** A quarter of a circle, counter-clockwise, around a centre. */
  corner(width: number, from: Point, to: Point, centre: Point) {
    this.select(width);
    const offset = `I${Math.round((centre[0] - from[0]) * 1e6)}J${Math.round((centre[1] - from[1]) * 1e6)}`;
    this.commands.push(`${GerberFile.at(from)}D02*`, 'G75*', 'G03*', `${GerberFile.at(to)}${offset}D01*`, 'G01*');
    return this;
  }

  area(rectangle: Rectangle) {
    this.commands.push('G36*');
    const commands = framed(rectangle).map((point, index) => `${GerberFile.at(point)}D0${index === 0 ? 2 : 1}*`);
    this.commands.push(...commands, 'G37*');
    return this;
  }

  /** The following objects erase (`clear`) or draw (`dark`). */
  polarity(polarity: 'clear' | 'dark') {
    this.commands.push(polarity === 'clear' ? '%LPC*%' : '%LPD*%');
    return this;
  }

  text(fileFunction: string) {
    const header = ['%FSLAX46Y46*%', '%MOMM*%', `%TF.FileFunction,${fileFunction}*%`];
    const definitions = this.apertures.map((shape, index) => `%ADD${10 + index}${shape}*%`);
    return [...header, ...definitions, 'G01*', ...this.commands, 'M02*'].join('\n');
  }
}

/** The corners of a rectangle, with the first one again. */
export const framed = ([left, bottom, right, top]: Rectangle): Point[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
  [left, bottom],
];

/** A hole of a drill file. */
export const hole = ([x, y]: Point) => `X${x.toFixed(3)}Y${y.toFixed(3)}`;
/** The text of a drill file, with the diameters and hits of its tools. */
export const drills = (plating: 'PLATED' | 'NON_PLATED', tools: readonly (readonly [number, readonly string[]])[]) =>
  [
    'M48',
    `;TYPE=${plating}`,
    'METRIC',
    ...tools.map(([diameter], index) => `T${index + 1}C${diameter.toFixed(3)}`),
    '%',
    ...tools.flatMap(([, hits], index) => [`T${index + 1}`, ...hits]),
    'M30',
  ].join('\n');
