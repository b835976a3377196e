import type { Drawing } from './drawing.ts';
import type { AxialOutline, LedOutline, RadialOutline, SingleRowOutline, TabOutline } from './outline.ts';
import { centred, centredOffsets, circle, dome, line, rect, type Shape } from './shapes.ts';

const lead = 0.6;

const leadsBelow = (pins: number, pitch: number, y: number, length: number, width = lead) =>
  centredOffsets(pins, pitch).map((x) => rect(x - width / 2, y, width, length));

export function drawAxial({ length, width, marking }: AxialOutline): Drawing {
  const reach = length * 0.9;
  const band = length * 0.08;
  return {
    bodies: [centred(0, 0, length, width)],
    pins: [rect(-length / 2 - reach, -lead / 2, reach, lead), rect(length / 2, -lead / 2, reach, lead)],
    lines:
      marking === 'bands'
        ? [-0.32, -0.14, 0.04, 0.3].map((at) => line([at * length, -width / 2], [at * length, width / 2]))
        : [],
    marks: marking === 'cathode' ? [rect(-length / 2 + band, -width / 2, 1.4 * band, width)] : [],
  };
}

export function drawRadial({ pins, pitch, length, width, isPolarised }: RadialOutline): Drawing {
  const reach = width * 0.4;
  const groove = line([-length / 2, width * 0.08], [length / 2, width * 0.08]);
  const stripe = [
    line([length * 0.24, width * 0.08], [length * 0.24, width]),
    ...[0.35, 0.55, 0.75].map((at) => line([length * 0.31, at * width], [length * 0.43, at * width])),
  ];
  const drum = [0.18, 0.82].map((at) => line([-length / 2, at * width], [length / 2, at * width]));
  return {
    bodies: [rect(-length / 2, 0, length, width)],
    pins: leadsBelow(pins, pitch, width, reach),
    lines: isPolarised ? [groove, ...stripe] : drum,
  };
}

function faceOf({ face, length, width }: SingleRowOutline): { bodies?: readonly Shape[]; lines?: readonly Shape[] } {
  switch (face) {
    case 'plain':
      return {};
    case 'flat':
      return { lines: [line([-length / 2, width * 0.2], [length / 2, width * 0.2])] };
    case 'lens':
      return { lines: [circle(0, width * 0.4, length * 0.36)] };
    case 'grille': {
      const slots = Array.from({ length: 8 }, (_, row) => width * (0.26 + row * 0.085));
      return {
        bodies: [rect(-length * 0.3, -width * 0.18, length * 0.6, width * 0.18)],
        lines: [
          circle(0, -width * 0.09, width * 0.055),
          ...slots.flatMap((y) => [
            line([-length * 0.38, y], [-length * 0.05, y]),
            line([length * 0.05, y], [length * 0.38, y]),
          ]),
        ],
      };
    }
    case 'slider':
      return { bodies: [rect(-length * 0.25, -width * 0.9, length * 0.22, width * 0.9)] };
    case 'toggle':
      return {
        bodies: [
          rect(-length * 0.05, -width * 1.9, length * 0.1, width),
          rect(-length * 0.22, -width * 0.9, length * 0.44, width * 0.9),
        ],
        lines: [0.25, 0.5, 0.75].map((at) => line([-length * 0.22, -width * at], [length * 0.22, -width * at])),
      };
  }
}

export function drawSingleRow(outline: SingleRowOutline): Drawing {
  const { pins, pitch, length, width, face } = outline;
  const { bodies = [], lines = [] } = faceOf(outline);
  return {
    bodies: [...bodies, rect(-length / 2, 0, length, width)],
    pins: leadsBelow(pins, pitch, width, Math.max(width * 0.3, 3), Math.min(lead, pitch * 0.45)),
    lines,
    // Switches and capacitors have no pin 1 to mark.
    marks:
      pins > 2 && face !== 'slider' && face !== 'toggle'
        ? [circle(-length / 2 + length * 0.12, width * 0.88, length * 0.035)]
        : [],
  };
}

export function drawTab({ pins, pitch, length, width, tab, hole }: TabOutline): Drawing {
  return {
    bodies: [rect(-length / 2, -tab, length, tab), rect(-length / 2, 0, length, width)],
    pins: leadsBelow(pins, pitch, width, width * 1.1, 0.9),
    lines: [circle(0, -tab * 0.55, hole / 2)],
    marks: [circle(-length / 2 + length * 0.12, width * 0.88, length * 0.035)],
  };
}

/** The longer lead is the anode. */
export function drawLed({ pitch, length, width }: LedOutline): Drawing {
  const leads = [width * 1.2, width];
  return {
    bodies: [dome(-length / 2, 0, length, width - 1), rect(-length / 2 - 0.4, width - 1, length + 0.8, 1)],
    pins: [-pitch / 2, pitch / 2].map((x, index) => rect(x - lead / 2, width, lead, leads[index] ?? width)),
    lines: [
      line([-pitch / 2, width - 1], [-pitch / 2, width * 0.48], [-pitch * 0.1, width * 0.42]),
      line([pitch / 2, width - 1], [pitch / 2, width * 0.42], [pitch * 0.1, width * 0.42]),
    ],
  };
}
