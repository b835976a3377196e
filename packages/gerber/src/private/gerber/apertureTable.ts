import { defineAperture, isIdentity, transformAperture, type ApertureTransform } from './apertures.ts';
import type { MacroTemplate } from './macros.ts';
import type { Aperture } from './plot.ts';

export class ApertureTable {
  readonly macros = new Map<string, MacroTemplate>();
  private readonly apertures = new Map<string, Aperture>();
  private readonly transformed = new Map<string, Aperture>();
  private selected: Aperture | undefined;
  transform: ApertureTransform = { mirrorsX: false, mirrorsY: false, rotation: 0, scale: 1 };

  constructor(private readonly scale: number) {}

  add(aperture: Aperture) {
    this.apertures.set(aperture.code, aperture);
    this.transformed.clear();
  }

  /** Adds the aperture of an `AD`. Returns the name of a macro that cannot be drawn, otherwise `undefined`. */
  define(command: string, apertureFunction: string | undefined): { badMacro?: string } | undefined {
    const defined = defineAperture(command, this.macros, this.scale);
    if (!defined) return undefined;
    if ('error' in defined) return { badMacro: defined.macro };
    this.add({ ...defined, apertureFunction });
    return {};
  }

  /** Selects an aperture. Returns its code if it is undefined, because its lines then have no width. */
  select(number: number): string | undefined {
    const code = `D${number}`;
    this.selected = this.apertures.get(code);
    if (this.selected) return undefined;
    this.selected = { code, strokeWidth: 0, primitives: [], isCircle: true, isUndefined: true };
    return code;
  }

  get current(): Aperture | undefined {
    const { selected, transform } = this;
    if (!selected || selected.block || isIdentity(transform)) return selected;
    const key = JSON.stringify([selected.code, transform]);
    const known = this.transformed.get(key) ?? transformAperture(selected, transform);
    this.transformed.set(key, known);
    return known;
  }
}
