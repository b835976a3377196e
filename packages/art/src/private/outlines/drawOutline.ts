import {
  drawCard,
  drawHeader,
  drawMezzanine,
  drawPair,
  drawShroud,
  drawSplice,
  drawTerminal,
} from './drawConnectors.ts';
import type { Drawing } from './drawing.ts';
import { drawBox, drawNeutral, drawPlan, drawWires } from './drawPlan.ts';
import {
  drawChip,
  drawDual,
  drawLedPackage,
  drawModule,
  drawMoulded,
  drawPowerInductor,
  drawQuad,
  drawSot,
} from './drawSurfaceMount.ts';
import { drawAxial, drawLed, drawRadial, drawSingleRow, drawTab } from './drawThroughHole.ts';
import type { PartOutline, SketchOutline } from './outline.ts';

export function drawOutline(outline: Exclude<PartOutline, SketchOutline>): Drawing {
  switch (outline.kind) {
    case 'axial':
      return drawAxial(outline);
    case 'box':
      return drawBox(outline);
    case 'card':
      return drawCard(outline);
    case 'chip':
      return drawChip(outline);
    case 'dual':
      return drawDual(outline);
    case 'header':
      return drawHeader(outline);
    case 'led':
      return drawLed(outline);
    case 'led-package':
      return drawLedPackage(outline);
    case 'mezzanine':
      return drawMezzanine(outline);
    case 'module':
      return drawModule(outline);
    case 'moulded':
      return drawMoulded(outline);
    case 'neutral':
      return drawNeutral(outline);
    case 'pair':
      return drawPair(outline);
    case 'plan':
      return drawPlan(outline);
    case 'power-inductor':
      return drawPowerInductor(outline);
    case 'quad':
      return drawQuad(outline);
    case 'radial':
      return drawRadial(outline);
    case 'shroud':
      return drawShroud(outline);
    case 'single-row':
      return drawSingleRow(outline);
    case 'sot':
      return drawSot(outline);
    case 'splice':
      return drawSplice(outline);
    case 'tab':
      return drawTab(outline);
    case 'terminal':
      return drawTerminal(outline);
    case 'wires':
      return drawWires(outline);
  }
}
