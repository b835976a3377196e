import { type FigureLimit, figureLimits, layerSources } from '@pcb/gerber/reading';
import { Box } from '@pcb/ui/Box';
import { DefinitionList } from '@pcb/ui/DefinitionList';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { useId } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import {
  layerSources as layerSourceWords,
  limits,
} from '../../packages/screens/src/quote/BoardFiles/BoardFiles.content.ts';
import { dark, narrow } from '../looks.ts';
import { type FabricationFigure, fabricationFigures } from './fabricationFigures.tsx';

/** A limit of gaps that applies only if the time runs out. It does not apply to the sample board. */
const whenLate: FigureLimit = 'layers-not-measured';

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <Stack gap="xsmall" elementType="ul">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </Stack>
);

function FigureCard({ label, drawing, what, values, foundBy, notCovered }: FabricationFigure) {
  const heading = useId();
  return (
    <Box elementType="section" hasBorder padding="large" borderRadius="large" aria-labelledby={heading}>
      <Stack gap="large">
        <Heading level={2} id={heading}>
          {label}
        </Heading>
        <Box style={{ maxInlineSize: '20rem' }}>{drawing}</Box>
        <Text>{what}</Text>
        <DefinitionList
          density="compact"
          items={[
            { id: 'found', label: 'Found by', value: <Lines lines={foundBy} /> },
            ...(notCovered.length > 0
              ? [
                  {
                    id: 'not-covered',
                    label: 'Not covered',
                    value: <Lines lines={notCovered.map((limit) => limits[limit])} />,
                  },
                ]
              : []),
            { id: 'sample', label: 'Sample board', value: <Lines lines={values} /> },
          ]}
        />
      </Stack>
    </Box>
  );
}

/** The figures that the order page reads from fabrication files: the meaning, the source and the limits of each. */
function FabricationFiles() {
  return (
    <Stack gap="xxlarge">
      <Stack gap="medium">
        <Heading level={1}>Figures of fabrication files</Heading>
        <Text hasLineLimit>
          The order page reads Gerber and drill files in the browser. Each figure says how it was found and what it does
          not cover, in the words below. The values are those of the sample board, which this page has just read.
        </Text>
      </Stack>
      <Grid minColumnWidth="20rem">
        {fabricationFigures.map((figure) => (
          <FigureCard key={figure.id} {...figure} />
        ))}
      </Grid>
      <Stack gap="medium">
        <Heading level={2}>Which layer a file is</Heading>
        <Text hasLineLimit>
          Programs name their files in many ways. These are asked in turn, and the first that has an answer wins: the
          code of the reading, and what the customer sees. A correction reads the files again.
        </Text>
        <DefinitionList
          density="compact"
          items={layerSources.map((source) => ({ id: source, label: source, value: layerSourceWords[source] }))}
        />
      </Stack>
      <Stack gap="medium">
        <Heading level={2}>When the time runs out</Heading>
        <Text hasLineLimit>
          Gaps may take 5 seconds and everything 20. A figure that was not measured by then is missing and says so. A
          gap that was measured on part of the layers does not cover these either:
        </Text>
        <Lines lines={[limits[whenLate]]} />
      </Stack>
    </Stack>
  );
}

const meta = preview.meta({ title: 'Guides/Fabrication files', tags: ['nightly'], component: FabricationFiles });

export const AllFigures = meta.story({});

AllFigures.test('explains every limit of a figure', async ({ canvas }) => {
  const explained = new Set(canvas.getAllByRole('listitem').map(({ textContent }) => textContent));
  await expect(figureLimits.filter((limit) => !explained.has(limits[limit]))).toEqual([]);
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
