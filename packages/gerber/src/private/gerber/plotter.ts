import type { ApertureTransform } from './apertures.ts';
import { arcCentre } from './arcCentre.ts';
import { pushArc } from './arcs.ts';
import type { Attributes } from './attributes.ts';
import { defaultFormat, type CoordinateFormat, type Words } from './coordinates.ts';
import { isMirrored, noTransform, transformVector, type ImageTransform } from './imageTransform.ts';
import { ObjectList, type Repeat } from './objectList.ts';
import type { Aperture, GraphicalObject } from './plot.ts';

export class Plotter {
  readonly objects: ObjectList;
  readonly image: ImageTransform = noTransform();
  format: CoordinateFormat = defaultFormat;
  transform: ApertureTransform = { mirrorsX: false, mirrorsY: false, rotation: 0, scale: 1 };
  isDark = true;
  isNegativeImage = false;
  private interpolation: 'linear' | 'clockwise' | 'counterclockwise' = 'linear';
  /** `undefined` until G74 or G75. */
  private quadrants: 'single' | 'multi' | undefined;
  private isInRegion = false;
  private operation = 1;
  private x: number | undefined;
  private y: number | undefined;
  private contour: number[] = [];

  constructor(
    private readonly scale: number,
    private readonly attributes: Attributes,
    limit: number,
  ) {
    this.objects = new ObjectList(limit);
  }

  setMode(code: number): boolean {
    if (code === 0 || code === 1) this.interpolation = 'linear';
    else if (code === 2) this.interpolation = 'clockwise';
    else if (code === 3) this.interpolation = 'counterclockwise';
    else if (code === 74) this.quadrants = 'single';
    else if (code === 75) this.quadrants = 'multi';
    else if (code === 90) this.format = { ...this.format, isIncremental: false };
    else if (code === 91) this.format = { ...this.format, isIncremental: true };
    else if (code === 36) {
      this.closeContour();
      this.isInRegion = true;
    } else if (code === 37) {
      this.closeContour();
      this.isInRegion = false;
    } else return [54, 55, 70, 71].includes(code);
    return true;
  }

  operate(words: Words, aperture: Aperture | undefined) {
    if (words.operation !== undefined) this.operation = words.operation;
    const hasCoordinates = words.x !== undefined || words.y !== undefined;
    if (words.operation === undefined && !hasCoordinates) return;
    const { isIncremental } = this.format;
    const x = isIncremental ? (this.x ?? 0) + (words.x ?? 0) : (words.x ?? this.x);
    const y = isIncremental ? (this.y ?? 0) + (words.y ?? 0) : (words.y ?? this.y);
    if (x === undefined && y === undefined) return;
    // A first line with one coordinate starts at the origin.
    const isFirst = this.x === undefined && this.y === undefined && x !== undefined && y !== undefined;
    const [startX, startY] = [this.x ?? 0, this.y ?? 0];
    this.x = x ?? 0;
    this.y = y ?? 0;
    if (this.operation === 2) this.closeContour();
    else if (this.operation === 3) this.flash(aperture);
    // Without a first D02, drawing starts where the first line ends.
    else if (this.operation === 1 && !isFirst) this.interpolate(startX, startY, words, aperture);
  }

  private place(x: number, y: number): readonly [number, number] {
    const [a, b] = transformVector(x, y, this.image);
    return [(a + this.image.offsetA) * this.scale, (b + this.image.offsetB) * this.scale];
  }

  private interpolate(startX: number, startY: number, words: Words, aperture: Aperture | undefined) {
    const points: number[] = [...this.place(startX, startY)];
    const [endX, endY] = this.place(this.x ?? 0, this.y ?? 0);
    if (this.interpolation === 'linear') points.push(endX, endY);
    else {
      const isClockwise = this.interpolation === 'clockwise';
      const [i, j] = transformVector(words.i ?? 0, words.j ?? 0, this.image);
      const isTurned = isMirrored(this.image) ? !isClockwise : isClockwise;
      const ends = { startX: points[0] ?? 0, startY: points[1] ?? 0, endX, endY, isClockwise: isTurned };
      const centre = arcCentre(ends, i * this.scale, j * this.scale, this.quadrants);
      if (centre) pushArc(points, { ...ends, ...centre });
      else points.push(endX, endY);
    }
    if (this.isInRegion) {
      // Not spread, because an arc has up to 2,000 points.
      const isStart = this.contour.length === 0;
      for (let index = isStart ? 0 : 2; index < points.length; index += 1) this.contour.push(points[index] ?? 0);
      return;
    }
    if (!aperture) return;
    const { net } = this.attributes;
    this.objects.push({ kind: 'draw', isDark: this.isDark, net, aperture, points });
  }

  private flash(aperture: Aperture | undefined) {
    if (!aperture) return;
    const [x, y] = this.place(this.x ?? 0, this.y ?? 0);
    if (aperture.block) this.objects.flashBlock(aperture.block, x, y, this.isDark, this.transform);
    else if (!aperture.isUndefined) {
      this.objects.push({ kind: 'flash', isDark: this.isDark, net: this.attributes.net, aperture, x, y });
    }
  }

  private closeContour() {
    const { contour } = this;
    if (contour.length === 0) return;
    this.contour = [];
    const last = contour.length - 2;
    if (contour[0] === contour[last] && contour[1] === contour[last + 1]) contour.length = last;
    if (contour.length < 6) return;
    const { net, apertureFunction } = this.attributes;
    this.objects.push({ kind: 'region', isDark: this.isDark, net, contour, apertureFunction });
  }

  stepAndRepeat(repeat: Repeat | undefined) {
    this.closeContour();
    if (!repeat) this.objects.endRepeat();
    else {
      const { scale } = this;
      this.objects.startRepeat({ ...repeat, stepX: repeat.stepX * scale, stepY: repeat.stepY * scale });
    }
  }

  finish(): readonly GraphicalObject[] {
    this.closeContour();
    return this.objects.finish();
  }
}
