import type { Layer } from '../../reading.ts';

const copper = (side: 'top' | 'inner' | 'bottom'): Layer => ({ function: 'copper', side });
const of = (name: 'soldermask' | 'legend' | 'paste', side: 'top' | 'bottom'): Layer => ({ function: name, side });
const drawing: Layer = { function: 'drawing' };
const profile: Layer = { function: 'profile' };
const drill: Layer = { function: 'drill' };

/** Protel and Altium, Eagle's CAM jobs, MacroFab, and OrCAD Layout, whose `.DRD` is a drill drawing. */
const extensions: Readonly<Record<string, Layer>> = {
  gtl: copper('top'),
  gbl: copper('bottom'),
  gts: of('soldermask', 'top'),
  gbs: of('soldermask', 'bottom'),
  gto: of('legend', 'top'),
  gbo: of('legend', 'bottom'),
  gtp: of('paste', 'top'),
  gbp: of('paste', 'bottom'),
  gko: profile,
  gml: profile,
  gm: drawing,
  gta: drawing,
  gba: drawing,
  oln: profile,
  out: profile,
  bor: profile,
  dim: profile,
  mil: profile,
  gpt: drawing,
  gpb: drawing,
  cmp: copper('top'),
  sol: copper('bottom'),
  stc: of('soldermask', 'top'),
  sts: of('soldermask', 'bottom'),
  plc: of('legend', 'top'),
  pls: of('legend', 'bottom'),
  crc: of('paste', 'top'),
  crs: of('paste', 'bottom'),
  drl: drill,
  xln: drill,
  exc: drill,
  ncd: drill,
  drd: drawing,
  drr: drawing,
  top: copper('top'),
  bot: copper('bottom'),
  gnd: copper('inner'),
  pwr: copper('inner'),
  smt: of('soldermask', 'top'),
  smb: of('soldermask', 'bottom'),
  sst: of('legend', 'top'),
  ssb: of('legend', 'bottom'),
  spt: of('paste', 'top'),
  spb: of('paste', 'bottom'),
  ast: drawing,
  asb: drawing,
  fab: drawing,
};

/** Extensions that can also end a name before another extension, because they are not words. */
const nameEnding = /^(?:g[tb][losp]|gko|s[mspt][tb]|as[tb]|ko)$/;

function layerOfCode(last: string): Layer | undefined {
  // FAB 3000 uses the last two letters alone.
  const code = /^(?:[tb][losp]|ko)$/.test(last) ? `g${last}` : last;
  const known = Object.hasOwn(extensions, code) ? extensions[code] : undefined;
  if (known) return known;
  if (/^gm\d+$|^g[dg]\d+$/.test(code)) return drawing;
  if (/^(?:g|gp|in|inr?)\d+$|^g\d+l$|^ly\d+$/.test(code)) return copper('inner');
  return undefined;
}

export const layerOfExtension = (name: string) => layerOfCode(/([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '');

/** Reads letter codes at the end of a name, as in PADS' `SMT` or `board_GTL`. */
export function layerOfEnding(stem: string): Layer | undefined {
  const last = /([A-Za-z]+)\d{0,3}$/.exec(stem)?.[1]?.toLowerCase() ?? '';
  return nameEnding.test(last) ? layerOfCode(last) : undefined;
}
