import { describe, expect, it } from 'vitest';
import { designGuidelinesContent } from '../../packages/screens/src/content/pages/designGuidelines.content.ts';
import { panelGuidelinesContent } from '../../packages/screens/src/content/pages/panelGuidelines.content.ts';
import { pcbAContent } from '../../packages/screens/src/content/pages/pcbA.content.ts';
import { pcbBContent } from '../../packages/screens/src/content/pages/pcbB.content.ts';
import { pcbStencilContent } from '../../packages/screens/src/content/pages/pcbStencil.content.ts';
import { technicalCapabilitiesContent } from '../../packages/screens/src/content/pages/technicalCapabilities.content.ts';
import { rowOf, tableNamed, tablesOf } from '../helpers/contentPages.ts';

describe('the capability page', () => {
  const row = (caption: string, id: string) => rowOf(tableNamed(technicalCapabilitiesContent, caption), id);

  it('[C-01] has the four named tables, and tables for panel, tracks, stencil, drill and pre-production', () => {
    expect(tablesOf(technicalCapabilitiesContent).map(({ caption }) => caption)).toEqual([
      'Technical Capabilities',
      'Maximum Board Size',
      'Base Materials',
      'Circuit Layers',
      'Outer Copper After Plating',
      'Track and Spacing',
      'Drill and Trace',
      'Finished Holes, Slots and Spacing',
      'Mask, Legend and V-Cut',
      'Panel',
      'Stencil',
      'Standards and Their Editions',
      'Pre-Production Engineering',
    ]);
  });

  it('states the minimum mask, legend and V-cuts', () => {
    const limits = ['mask-clearance', 'dam-green', 'legend-line', 'legend-height'];
    expect(limits.map((id) => row('Mask, Legend and V-Cut', id)[1])).toEqual([
      '0.05 mm',
      '0.10 mm',
      '0.15 mm',
      '1.0 mm',
    ]);
    expect(['v-cut-web', 'v-cut-angle', 'v-cut-thickness'].map((id) => row('Mask, Legend and V-Cut', id)[1])).toEqual([
      '0.30 mm',
      '30°',
      '1.0 mm',
    ]);
  });

  it.each([
    ['max-layers', ['Max layers', '24']],
    ['min-board-thickness', ['Min board thickness', '1.20 mm']],
    ['min-finished-thickness', ['Min finished thickness', '0.20 mm']],
  ])('[B-10] states %s', (id, cells) => {
    expect(row('Technical Capabilities', id).slice(0, 2)).toEqual(cells);
  });

  it.each([
    ['fr4', 'FR-4, single and double-sided', '430 × 385 mm'],
    ['fr4-multilayer', 'FR-4, multilayer', '430 × 370 mm'],
    ['rogers', 'Rogers', '435 × 275 mm'],
    ['iteq', 'Iteq', '430 × 385 mm'],
    ['mcpcb', 'MCPCB (metal core)', '430 × 385 mm'],
  ])('[B-11] states the maximum board size of %s', (id, material, size) => {
    expect(row('Maximum Board Size', id).slice(0, 2)).toEqual([material, size]);
  });

  it.each([
    ['inner', ['Inner', 'Foil', '1/2 oz', '17.5 µm']],
    ['outer', ['Outer', 'Up to', '5 oz', '175 µm']],
    ['power', ['Power', 'Max', '3 oz', '105 µm']],
    ['signal', ['Signal', 'Max', '2 oz', '70 µm']],
    ['any', ['Any', 'Min', '0.5 oz', '17.5 µm']],
  ])('[B-12] states the copper of the layer: %s', (id, cells) => {
    expect(row('Circuit Layers', id).slice(0, 4)).toEqual(cells);
  });

  it.each([technicalCapabilitiesContent, pcbBContent, designGuidelinesContent])(
    '[B-13] states track and spacing by copper on $title',
    (content) => {
      const table = tableNamed(content, 'Track and Spacing');
      const figures = table.rows.map(({ cells }) => [cells['copper'], cells['trackMm'], cells['gapMm']]);
      expect(table.columns.filter(({ unit }) => unit === 'mm').map(({ id }) => id)).toEqual(['trackMm', 'gapMm']);
      expect(figures).toEqual([
        ['0.5 oz, top/bottom', '0.09', '0.09'],
        ['0.5 oz, inner', '0.125', '0.125'],
        ['1 oz', '0.15', '0.15'],
        ['2 oz', '0.175', '0.20'],
      ]);
    },
  );

  it.each([technicalCapabilitiesContent, panelGuidelinesContent])('[B-14] states the panel on $title', (content) => {
    const table = tableNamed(content, 'Panel');
    expect(Object.fromEntries(table.rows.map(({ id }) => [id, rowOf(table, id)[1]]))).toEqual({
      working: '450 × 610 mm',
      usable: '430 × 585 mm',
      border: '5 mm',
      tooling: '3 mm',
      'tab-width': '1.6 mm',
      'tab-pitch': '40 mm',
      outline: '±0.13 mm',
    });
  });

  it.each([
    [technicalCapabilitiesContent, 'Stencil'],
    [pcbStencilContent, 'Stencil'],
    [pcbAContent, 'Stencil for Assembly'],
  ])('[B-15] states the stencil thickness and size on $title', (content, caption) => {
    const table = tableNamed(content, caption);
    expect(rowOf(table, 'thickness')[1]).toBe('0.10–0.15 mm');
    expect(rowOf(table, 'max-size')[1]).toBe('400 × 500 mm');
  });

  it.each([
    ['mechanical', '0.30 mm'],
    ['laser', '0.20 mm'],
    ['aspect', '8:1'],
    ['standard', '4/4 mil'],
    ['hdi-outer', '3/3 mil'],
    ['hdi-inner', '2.5/2.5 mil'],
  ])('[B-16] states drill and trace: %s', (id, limit) => {
    expect(row('Drill and Trace', id)[1]).toBe(limit);
  });

  it('[B-16] repeats the figures for drill, trace and outline in its first table', () => {
    const first = (id: string) => row('Technical Capabilities', id).slice(1);
    const further = (id: string) => row('Drill and Trace', id).slice(1);
    expect(first('mechanical-drill')).toEqual(further('mechanical'));
    expect(first('laser-drill')).toEqual(further('laser'));
    expect(first('aspect-ratio')).toEqual(further('aspect'));
    expect(first('standard-trace')).toEqual(further('standard'));
    expect(first('hdi-outer-trace')).toEqual(further('hdi-outer'));
    expect(first('hdi-inner-trace')).toEqual(further('hdi-inner'));
    expect(first('outline-tolerance')).toEqual(['±0.13 mm', '±5.12 mil']);
  });

  it('[B-17] states the days that pre-production engineering adds to the lead time', () => {
    expect(row('Pre-Production Engineering', 'added')).toEqual([
      'Pre-production engineering adds to the lead time',
      '0.5–1 working day',
    ]);
  });
});
