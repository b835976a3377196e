import { capabilities, type Capability, type CapabilitySource, trackCapabilities } from '@pcb/engineering/capabilities';

/** A production figure as listed in Storybook. */
export interface ProductionFigure {
  id: string;
  name: string;
  value: string;
  source: string;
}

const sources: Readonly<Record<CapabilitySource, string>> = {
  capabilitySheet: 'Our capability sheet',
  orderForm: 'Our order forms',
  eurocircuits: 'Eurocircuits, published design guidelines',
  pcbCart: 'PCBCart, published panel requirements',
  aisler: 'AISLER, published tolerances',
  multiCircuitBoards: 'Multi Circuit Boards, published design rules',
  halfHoleMakers: 'King Credie and Bester PCBA, published limits of castellated holes',
  wai: 'WAi, board design best practices',
  ipcT50: 'IPC-T-50, definition of a microvia',
  smema31: 'SMEMA 3.1, fiducial marks',
  processRule: 'Our own process rule',
};

const rowOf = (id: string, { text, unit, source }: Capability<unknown>): ProductionFigure => ({
  id,
  name: id,
  value: unit === 'ratio' ? `${text}:1` : `${text} ${unit}`,
  source: sources[source],
});

/** Every figure of `capabilities.ts`, by its name there. */
export const productionFigures: readonly ProductionFigure[] = [
  ...Object.entries(capabilities).flatMap(([group, figures]) =>
    Object.entries<Capability<unknown>>(figures).map(([name, figure]) => rowOf(`${group}.${name}`, figure)),
  ),
  ...trackCapabilities.flatMap(({ id, track, spacing }) => [
    rowOf(`track ${id}`, track),
    rowOf(`spacing ${id}`, spacing),
  ]),
];
