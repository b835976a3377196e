import { capabilities } from '@pcb/engineering/capabilities';

const { border, tabWidth, tabPitch, minVCutPanel } = capabilities.panel;
const { mechanical, laser, aspectRatio } = capabilities.drill;

export const aboutContent = {
  dispatch: {
    title: 'About panels',
    text: `A panel carries several boards in a border of ${border.text} mm, with holes that machines locate it by. Size and quantity are always those of single boards.`,
    alt: 'Left: four single boards. Right: the same boards in a panel with a border and tooling holes',
  },
  separation: {
    title: 'About V-cuts and tabs',
    text: `A V-cut is a groove on both sides, straight across a panel of ${minVCutPanel.text} mm or more. Milling cuts any outline, and tabs of ${tabWidth.text} mm, one for every ${tabPitch.text} mm of edge, hold the board.`,
    alt: 'Left: two boards with a V-cut between them. Right: two boards with a milled gap, held by a tab',
  },
  thickness: {
    title: 'About board thickness',
    text: 'Measured over the copper of both sides, without solder mask.',
    alt: 'A board in cross-section, with a dimension from the upper to the lower copper',
  },
  trackAndSpacing: {
    title: 'About track and spacing',
    text: 'The width of the narrowest track, and the smallest gap between two. Enter the smaller of the two.',
    alt: 'Two tracks from above, with the dimensions of the width and of the gap',
  },
  holes: {
    title: 'About holes',
    text: `A mechanical drill, from ${mechanical.text} mm, goes through the board, up to ${aspectRatio.text} times as deep as it is wide. A laser via, from ${laser.text} mm, is blind: it ends on the next layer.`,
    alt: 'A board in cross-section with a through hole and a blind via to the next layer',
  },
  castellated: {
    title: 'About castellated holes',
    text: 'Plated holes, cut in half by the edge of the board. The board is soldered flat onto another, like a part.',
    alt: 'Left: a board from above with plated half holes at its edge. Right: the board soldered onto another, from the side',
  },
  impedance: {
    title: 'About controlled impedance',
    text: 'The width of the track and its height over the plane set the impedance. State the nets and their target values in the remarks, or for a layout in the schematic.',
    alt: 'A track over a plane in cross-section, with the letters of its dimensions',
  },
  stencilSide: {
    title: 'About the side',
    text: 'A stencil prints the paste of one side. Parts on both sides need two stencils.',
    alt: 'A board between the stencil of its top and that of its bottom, with an opening over each pad',
  },
  stencilType: {
    title: 'About frames',
    text: 'A framed stencil goes straight into a printer that takes its frame. A foil alone needs a tensioning frame, or tape for a first prototype.',
    alt: 'Left: a foil in a frame. Right: a foil alone',
  },
};

export type Term = keyof typeof aboutContent;
