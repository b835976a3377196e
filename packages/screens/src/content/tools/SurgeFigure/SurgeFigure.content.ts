export const surgeFigureContent = {
  names: { connector: 'Input', first: 'GDT', series: 'R or L', second: 'TVS', circuit: 'Circuit' },
  text: 'Two stages on a board, not to scale. The gas discharge tube at the connector takes the bulk of a surge to ground, and the TVS diode takes what the tube lets through before it fires.',
  alternative:
    'A board from the input to the circuit: a gas discharge tube to ground, a resistor or an inductor in the track, and a TVS diode to ground, each with vias beside it.',
};

export type SurgeFigureContent = typeof surgeFigureContent;
