import { outerCopperOf } from '@pcb/engineering/capabilities';
import type { FabValues } from '@pcb/quoting/forms';
import { aspectRatio, isLaser, maxAspectRatio, minInnerTrack, minTrack } from '@pcb/quoting/hints/facts';
import { maxPanelCount } from '@pcb/quoting/panelGrid';
import { maxTextLength } from '@pcb/quoting/queryParameters';
import type { QuoteContent } from '../../quote.content.ts';

export const fabHelpFor = (values: FabValues, help: QuoteContent['help']['fab']) => ({
  ...help,
  assembly: help.assembly[values.material],
  size: help.size[values.dispatchUnit],
  quantity: help.quantity[values.dispatchUnit],
  material: help.material[values.material],
  finish: help.finish[values.finish],
  copper: help.copper(values),
  innerCopper: help.innerCopper(outerCopperOf(Number(values.innerCopper))?.minInner ?? NaN),
  ipcClass: help.ipcClass[values.ipcClass],
  track: help.track(values.copper, minTrack(values), minInnerTrack(values)),
  hole: isLaser(values) ? help.laser : help.drill(aspectRatio(values), maxAspectRatio),
  holeSizes: help.holeSizes[values.holeSizes],
  viaTreatment: help.viaTreatment[values.viaTreatment],
  panelRows: help.panelRows(maxPanelCount),
  panelColumns: help.panelColumns(maxPanelCount),
  remarks: help.remarks(maxTextLength - values.remarks.length),
  assemblyClass: help.assemblyClass[values.assemblyClass],
  partsSupply: help.partsSupply[values.partsSupply],
  solder: help.solder[values.solder === 'leadfree' && values.finish === 'hasl' ? 'leadfreeOnLead' : values.solder],
});
