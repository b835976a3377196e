import { readDataSet } from '@pcb/gerber/readDataSet';
import type { InputFile, Layer, LayerSource } from '@pcb/gerber/reading';
import { describe, expect, it } from 'vitest';
import { asRead, readFiles } from './readFiles.ts';
import { boardFiles, file, gerber, outlineTracks, smallBoard, type Board } from './writeBoard.ts';

const content = 'X0Y0D02*X1000D01*M02*\n';
const plain = `%FSLAX33Y33*%%MOMM*%%ADD10C,1*%D10*${content}`;

/** The identified layers of files. */
async function layersOf(files: readonly InputFile[], layers?: Readonly<Record<string, Layer>>) {
  const reading = asRead(await readDataSet(files, layers && { layers }));
  return new Map(reading.files.map(({ name, layer, foundBy }) => [name, { layer, foundBy }]));
}

const identify = async (name: string, text = plain) => (await layersOf([file(name, text)])).get(name);

/** A layer as `copper top`. */
const shortly = async (name: string, text?: string) => {
  const { function: what, side, plating } = (await identify(name, text))?.layer ?? { function: 'other' };
  return [what, side ?? plating].filter((word) => word !== undefined).join(' ');
};

describe('by X2', () => {
  it.each<[string, Layer]>([
    ['Copper,L1,Top', { function: 'copper', side: 'top', number: 1 }],
    ['Copper,L3,Inr,Plane', { function: 'copper', side: 'inner', number: 3 }],
    ['Copper,L4,Bot', { function: 'copper', side: 'bottom', number: 4 }],
    ['Copper,L1,constructor', { function: 'copper', number: 1 }],
    ['Soldermask,Top', { function: 'soldermask', side: 'top' }],
    ['Legend,Bot', { function: 'legend', side: 'bottom' }],
    ['Paste,Top', { function: 'paste', side: 'top' }],
    ['Profile,NP', { function: 'profile' }],
    ['Plated,1,2,PTH,Drill', { function: 'drill', plating: 'plated' }],
    ['NonPlated,1,2,NPTH', { function: 'drill', plating: 'non-plated' }],
    ['Drillmap', { function: 'drawing' }],
    ['AssemblyDrawing,Top', { function: 'drawing' }],
    ['Glue,Top', { function: 'other' }],
  ])('%s', async (value, layer) => {
    // The name indicates another layer.
    expect(await identify('x.gbs', `%TF.FileFunction,${value}*%${plain}`)).toEqual({ layer, foundBy: 'stated-by-x2' });
  });
});

describe('by comments', () => {
  it.each<[string, string]>([
    ['G04 Layer: TopLayer*', 'copper top'],
    ['G04 Layer: BoardOutlineLayer*', 'profile'],
    ['G04 Layer: BottomSolderMaskLayer*', 'soldermask bottom'],
    ['G04 Film Name:    TOP*\nG04 Layer:  VIA KEEPOUT/BOTTOM*', 'copper top'],
    ['G04 Film Name: PWR*', 'copper inner'],
    ['G04 Film Name: Assembly*\nG04 Layer: ETCH/TOP*', 'drawing'],
    ['G04 Layer: ETCH/BOTTOM*', 'copper bottom'],
    ['G04 Title: (unknown), top_silk *', 'legend top'],
    ['G04 Title: controller, bottomVCC *', 'copper bottom'],
    ['G04 Title: controller, silkscreen, component side *', 'legend top'],
    ['G04 Film Name: SOLDER_TOP*\nG04 Layer:  PIN/SOLDERMASK_TOP*', 'soldermask top'],
    ['G04 Film Name: BOTTOM_S*\nG04 Layer:  PIN/PASTEMASK_BOTTOM*', 'paste bottom'],
    ['%LNFRONT*%', 'copper top'],
    ['%LNBACKSILK*%', 'legend bottom'],
    ['G04 Purpose: Mask Bottom*', 'soldermask bottom'],
    ['G04 Purpose: Internal*\nG04 Physical Order: 3*', 'copper inner'],
    ['%INSilkscreen Top*%', 'legend top'],
    ['%INCoppertopL1(X.Top)*%', 'copper top'],
    ['%LNtop copper_traces*%', 'copper top'],
  ])('%s', async (comment, expected) => {
    expect(await shortly('x.gbr', `${comment}\n${plain}`)).toBe(expected);
    expect((await identify('x.gbr', `${comment}\n${plain}`))?.foundBy).toBe('stated-in-comment');
  });

  it('takes the side from the name if a comment does not state it', async () => {
    expect(await shortly('x.bottommask.gbr', `G04 Title: x, soldermask *\n${plain}`)).toBe('soldermask bottom');
  });

  it('takes the position of copper from Altium', async () => {
    const { layer } = (await identify('x.g1', `G04 Layer_Physical_Order=2*\n${plain}`)) ?? {};
    expect(layer).toEqual({ function: 'copper', number: 2, side: 'inner' });
  });
});

describe('by names', () => {
  it.each<[string, string]>([
    ['board-F_Cu.gbr', 'copper top'],
    ['board-B_Cu.gbr', 'copper bottom'],
    ['board-In1_Cu.gbr', 'copper inner'],
    ['board-F_Mask.gbr', 'soldermask top'],
    ['board-F.SilkS.gbr', 'legend top'],
    ['board-B_Paste.gbr', 'paste bottom'],
    ['board-Edge_Cuts.gbr', 'profile'],
    ['board-PTH-drl_map.gbr', 'drawing'],
    ['board-F_Fab.gbr', 'drawing'],
    ['copper_inner_l2.gbr', 'copper inner'],
    ['soldermask_top.gbr', 'soldermask top'],
    ['profile.gbr', 'profile'],
    ['main_BoardOutline.gbr', 'profile'],
    ['main_TopSilk.gbr', 'legend top'],
    ['main_Top.gbr', 'copper top'],
    ['Conductive-1.fph', 'copper'],
    ['Resist-A.fph', 'soldermask top'],
    ['MetalMask-B.fph', 'paste bottom'],
    ['LAYER_2.art', 'copper inner'],
    ['GND2.art', 'copper inner'],
    ['silk_screen_bottom.art', 'legend bottom'],
    ['board.StopTop', 'soldermask top'],
    ['board.Outline', 'profile'],
    ['Top Copper.GBR', 'copper top'],
    ['Kupfer unten.gbr', 'copper bottom'],
    ['notes.gbr', 'drawing'],
    ['PCB - Top Documentation.gbr', 'drawing'],
    ['PCB - Drill Ident Drawing - [Through Hole].gbr', 'drawing'],
    ['x_smd_mask_top.gbr', 'paste top'],
    ['smd001022.pho', 'paste'],
    ['ast001.pho', 'drawing'],
    ['a - CADCAM Mech 1.TXT', 'drawing'],
    ['Capa superior.gbr', 'copper top'],
    ['placa-Cobre inferior.gbr', 'copper bottom'],
    ['placa-cobre_interno.gbr', 'copper inner'],
    ['Máscara de soldadura superior.gbr', 'soldermask top'],
    ['Ma\u0301scara inferior.gbr', 'soldermask bottom'],
    ['Serigrafía inferior.gbr', 'legend bottom'],
    ['Pasta de soldadura superior.gbr', 'paste top'],
    ['Contorno de placa.gbr', 'profile'],
    ['taladros.gbr', 'drill'],
    ['SOLDER_TOP.art', 'soldermask top'],
    ['SMT.pho', 'soldermask top'],
    ['SPB01.pho', 'paste bottom'],
    ['board_SST.gbr', 'legend top'],
    ['board-gbl.ger', 'copper bottom'],
    ['Front.gbr', 'copper top'],
    ['BackMask.gbr', 'soldermask bottom'],
    ['Robot - Board.gbr', 'profile'],
    ['Bestückung oben.gbr', 'legend top'],
    ['Leiterbahnen Lötseite.gbr', 'copper bottom'],
    ['Umriß.gbr', 'profile'],
    ['sérigraphie dessus.gbr', 'legend top'],
    ['vernis épargne dessous.gbr', 'soldermask bottom'],
    ['cuivre dessus.gbr', 'copper top'],
    ['panel.GBO (2)', 'legend bottom'],
    ['panel (1).GTL', 'copper top'],
    ['something.gbr', 'other'],
    ['a-drill.gbr', 'drill'],
  ])('%s', async (name, expected) => {
    expect(await shortly(name)).toBe(expected);
  });

  it('takes the position of copper from Zuken', async () => {
    expect((await identify('Conductive-2.fph'))?.layer).toEqual({ function: 'copper', number: 2 });
  });

  it('ignores words of the project, which most files have', async () => {
    const names = [
      'Top Assembly V2-1.gbr',
      'Top Assembly V2-mask.gbr',
      'Top Assembly V2.GBL',
      'Top Assembly V2-B_Cu.gbr',
    ];
    const found = await layersOf(names.map((name) => file(name, plain)));
    expect([...found.values()].map(({ layer }) => layer.function)).toEqual(['other', 'soldermask', 'copper', 'copper']);
  });
});

it('keeps the sides of a board with parts on one side', async () => {
  const found = await layersOf(
    ['x-F_Cu.gbr', 'x-F_Mask.gbr', 'x-F_Silk.gbr', 'x-Edge_Cuts.gbr'].map((name) => file(name, plain)),
  );
  expect([...found.values()].map(({ layer }) => layer.side)).toEqual(['top', 'top', 'top', undefined]);
});

describe('by extensions', () => {
  it.each<[string, string]>([
    ['GTL', 'copper top'],
    ['gbl', 'copper bottom'],
    ['G1', 'copper inner'],
    ['GP1', 'copper inner'],
    ['gts', 'soldermask top'],
    ['gbo', 'legend bottom'],
    ['gtp', 'paste top'],
    ['gko', 'profile'],
    ['gm1', 'drawing'],
    ['gd1', 'drawing'],
    ['cmp', 'copper top'],
    ['sol', 'copper bottom'],
    ['stc', 'soldermask top'],
    ['plc', 'legend top'],
    ['SMT', 'soldermask top'],
    ['ssb', 'legend bottom'],
    ['bor', 'profile'],
    ['dim', 'profile'],
    ['gm', 'drawing'],
    ['gta', 'drawing'],
    ['constructor', 'other'],
  ])('%s', async (extension, expected) => {
    expect(await shortly(`x.${extension}`)).toBe(expected);
  });

  it.each([
    ['tl', 'copper top'],
    ['bs', 'soldermask bottom'],
    ['ko', 'profile'],
  ])('the whole name %s', async (name, expected) => {
    expect(await shortly(name)).toBe(expected);
  });

  it('the drawing of the holes of OrCAD has no holes', async () => {
    const reading = await readDataSet([file('a.gtl', plain), file('a.drd', plain)]);
    expect(reading).toMatchObject({ holeSizes: [] });
    expect(reading.status === 'read' && reading.files.map(({ layer }) => layer.function)).toEqual([
      'copper',
      'drawing',
    ]);
  });

  it('takes precedence over a name that is a side', async () => {
    expect(await shortly('top.gbs')).toBe('soldermask bottom');
  });
});

describe('corrections by the user', () => {
  it('take precedence over all other sources', async () => {
    const found = await layersOf(boardFiles(smallBoard), { 'board-F_Cu.gbr': { function: 'legend', side: 'top' } });
    expect(found.get('board-F_Cu.gbr')).toEqual({ layer: { function: 'legend', side: 'top' }, foundBy: 'corrected' });
    const none: LayerSource = 'stated-by-x2';
    expect(found.get('board-B_Cu.gbr')?.foundBy).toBe(none);
  });
});

describe('copper layers', () => {
  const count = async (files: readonly InputFile[]) => {
    const reading = await readDataSet(files);
    return reading.status === 'read' && [reading.copperLayers, reading.copperLayersFoundBy];
  };
  const copperFile = (name: string, layer: string) =>
    file(name, gerber({ tracks: [[0, 0, 1, 0, 1]], pads: [] }, layer));

  it('are the layers that X2 numbers', async () => {
    const files = ['Copper,L1,Top', 'Copper,L2,Inr', 'Copper,L3,Inr', 'Copper,L4,Bot'].map((layer, index) =>
      copperFile(`${index}`, layer),
    );
    expect(await count(files)).toEqual([4, 'stated-by-x2']);
  });

  it('are otherwise the copper files with objects', async () => {
    const empty = '%FSLAX33Y33*%%MOMM*%M02*';
    expect(await count([file('a.gtl', plain), file('a.gbl', plain), file('a.g1', plain), file('a.g2', empty)])).toEqual(
      [3, 'files-with-copper'],
    );
  });

  it('count one on each side, with a note', async () => {
    const reading = await readDataSet([file('a.gtl', plain), file('b-F_Cu.gbr', plain)]);
    expect(reading).toMatchObject({ copperLayers: 1 });
    expect(reading.status === 'read' && reading.notes).toContainEqual({
      code: 'layer-twice',
      files: ['a.gtl', 'b-F_Cu.gbr'],
    });
  });

  it('a negative layer counts and is not measured', async () => {
    const reading = await readDataSet([file('a.gtl', `%TF.FilePolarity,Negative*%${plain}`)]);
    expect(reading).toMatchObject({ copperLayers: 1, smallestTrack: { status: 'missing', reason: 'no-copper' } });
    expect(reading.status === 'read' && reading.notes).toContainEqual({ code: 'negative-copper', file: 'a.gtl' });
  });
});

describe('by content, without any other source', () => {
  const pads: Board['pads'] = smallBoard.pads.map(([x, y]) => [x, y, 2] as const);
  const strokes: Board['tracks'] = [
    [8, 8, 9, 8, 0.15],
    [9, 8, 9, 9, 0.15],
    [12, 7, 14, 7, 0.15],
  ];
  const unnamed = (name: string, board: Pick<Board, 'pads' | 'tracks'>) => file(name, gerber(board, ''));

  it.each<[string, InputFile, Layer]>([
    ['pads only are a mask', unnamed('a1.gbr', { pads, tracks: [] }), { function: 'soldermask', side: 'top' }],
    ['strokes of one width are a legend', unnamed('a1.gbr', { pads: [], tracks: strokes }), { function: 'legend' }],
  ])('%s, and it asks', async (_, unknown, takenFor) => {
    const [copper] = boardFiles(smallBoard);
    const reading = await readFiles(...(copper ? [copper] : []), unknown);
    expect(reading.files[1]).toMatchObject({ layer: takenFor, foundBy: 'content' });
    expect(reading.notes).toContainEqual({ code: 'layer-not-identified', file: 'a1.gbr', takenFor });
  });

  it('strokes around the copper are not a legend', async () => {
    const [copper] = boardFiles(smallBoard);
    const found = await layersOf([
      ...(copper ? [copper] : []),
      unnamed('a1.gbr', { pads: [], tracks: outlineTracks(smallBoard.outline) }),
    ]);
    expect(found.get('a1.gbr')).toEqual({ layer: { function: 'other' }, foundBy: 'none' });
  });
});
