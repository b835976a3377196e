import { counted } from '../../shared/format/phrases.ts';

export const yesOrNo = { yes: 'Yes', no: 'No' };

export const boardLayers = {
  label: 'Layer',
  options: { '1': '1', '2': '2', '4': '4' },
};

/** For rigid and flexible boards. */
export const boardFields = {
  name: { label: 'PCB Name' },
  dispatchUnit: { label: 'Dispatch Unit', options: { single: 'Single board', panel: 'Panel' } },
  size: { label: 'Board Size', sides: { sizeX: 'Board Size X', sizeY: 'Board Size Y' } },
  quantity: { label: 'PCB Qty' },
};

export const remarks = { label: 'Remarks' };

export const remarksHelp = (left: number) =>
  `What the fields do not say. Printed on the quotation. ${counted(left, 'character')} left.`;

export const boardName = 'Your own name for the board.';

/** For rigid and flexible boards. Size and quantity always refer to single boards, even if panels are dispatched. */
export const boardHelp = {
  name: boardName,
  size: {
    single: 'Outer dimensions of one board, X by Y.',
    panel: 'Outer dimensions of one board, not of the panel, X by Y.',
  },
  quantity: {
    single: 'Number of boards.',
    panel: 'Number of boards, not panels.',
  },
};
