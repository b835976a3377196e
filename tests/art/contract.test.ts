import { stackUps } from '@pcb/engineering/stackUps';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { trackScene } from '../../packages/art/src/drawings/LimitDrawing/trackScene.ts';
import { boardScene } from '../../packages/art/src/drawings/ScaleDrawing/boardScene.ts';
import { so8 } from '../../packages/art/src/outlines/packages.ts';
import { limitsToScaleContent } from '../../packages/screens/src/content/tools/LimitsToScale/LimitsToScale.content.ts';
import { samplePanel } from '../../stories/art/samplePanel.ts';

type Props = Record<string, unknown>;

const modules = import.meta.glob<Record<string, unknown>>('../../packages/art/src/drawings/*/*.tsx', { eager: true });

/** The props that a drawing needs to render. */
const examples: Record<string, Props> = {
  BoardArt: { variant: 'assembly', seed: 1 },
  BoardDetail: { detail: 'chip' },
  BoardLayers: { seed: 1 },
  DeliveryPanelDrawing: { panel: samplePanel(2), figure: String, boardSize: '50 × 40' },
  FinestFeatures: { labels: limitsToScaleContent.finest.labels, edge: 'Edge', figure: String },
  LargestBoard: { labels: limitsToScaleContent.largest.labels, figure: String },
  LimitDrawing: { scene: trackScene({ track: 0.2, gap: 0.2 }, { track: 0.15, gap: 0.15 }), figure: String },
  LineCrossSection: {
    kind: 'pair',
    letters: { width: 'W', gap: 'S', height: 'H', heightAbove: 'H1', heightBelow: 'H2', thickness: 'T' },
  },
  MaterialSwatch: { material: 'copper' },
  OrderSketch: { subject: 'castellated' },
  PanelCornerDrawing: { gap: 2, figure: String },
  PartDrawing: { outline: so8 },
  ProcessDrawing: { step: 'plating' },
  ScaleDrawing: { scene: boardScene({ width: 50, height: 40 }, { material: 'fr4', finish: 'gold' }), figure: String },
  SizeDrawing: { size: [50, 40], figure: String },
  StackUpDrawing: { stackUp: stackUps[0], thickness: '1.6 mm' },
  SurgeStages: { names: { connector: 'In', first: 'GDT', series: 'R', second: 'TVS', circuit: 'IC' } },
  TapeDrawing: { tapes: [{ width: 8, pitch: 4, part: { across: 2, along: 1.25 } }], figure: String },
  WorkingPanelDrawing: { panel: samplePanel(2), figure: String },
};

/** Entry points have the name of their folder. */
const drawings = Object.entries(modules)
  .filter(([file]) => /\/(\w+)\/\1\.tsx$/.test(file))
  .flatMap(([, exported]) => Object.entries(exported))
  .filter(
    (entry): entry is [string, ComponentType<Props>] => /^[A-Z]/.test(entry[0]) && typeof entry[1] === 'function',
  );

/** The first tag of the drawing. */
const rootTag = (Drawing: ComponentType<Props>, props: Props) =>
  /^<[^>]+>/.exec(renderToStaticMarkup(createElement(Drawing, props)))?.[0] ?? '';

/** Drawings without a label. */
const decorations = new Set(['ChipBoard', 'ViaMark']);

const classesOf = (tag: string) => /class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];

describe.each(drawings)('%s', (name, Drawing) => {
  const props = examples[name] ?? {};

  it('passes className, style, id and data attributes on, and keeps its own classes', () => {
    const own = classesOf(rootTag(Drawing, props));
    const tag = rootTag(Drawing, {
      ...props,
      className: 'host',
      style: { width: '7rem' },
      id: 'board',
      'data-host': '',
    });
    expect(classesOf(tag)).toEqual([...own, 'host']);
    for (const attribute of ['width:7rem', 'id="board"', 'data-host=""']) expect(tag).toContain(attribute);
  });

  it('is an image with a name if it has a label, and otherwise hidden from screen readers', () => {
    const markupOf = (label: Props) => renderToStaticMarkup(createElement(Drawing, { ...props, ...label }));
    expect(markupOf({})).toContain('aria-hidden="true"');
    if (!decorations.has(name))
      expect(markupOf({ 'aria-label': 'A board' })).toContain('role="img" aria-label="A board"');
  });
});
