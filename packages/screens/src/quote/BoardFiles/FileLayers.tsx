import type { DataSetFile, Layer } from '@pcb/gerber/reading';
import { Disclosure } from '@pcb/ui/Disclosure';
import { Select } from '@pcb/ui/Select';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import type { BoardFilesContent } from './BoardFiles.content.ts';
import type { CorrectedLayers } from './boardReading.ts';
import { isSideUnknown, layerChoices, layerId } from './layerChoices.ts';

interface FileLayersProps {
  files: readonly DataSetFile[];
  layers: CorrectedLayers;
  onLayersChange: (layers: CorrectedLayers) => void;
  content: BoardFilesContent['files'];
}

const isRead = ({ format }: DataSetFile) => format === 'gerber' || format === 'excellon';

const isAsked = ({ format, foundBy, layer }: DataSetFile) =>
  foundBy === 'none' || (foundBy === 'content' && format === 'gerber') || isSideUnknown(layer);

const chosenId = (layer: Layer) => (isSideUnknown(layer) ? null : layerId(layer));

export function FileLayers({ files, layers, onLayersChange, content }: FileLayersProps) {
  const readable = files.filter(isRead);
  return (
    <Disclosure title={content.title(files.length)} headingLevel={4} defaultExpanded={readable.some(isAsked)}>
      <Stack gap="medium">
        {readable.map((file) => (
          <Select
            key={file.name}
            label={content.layer(file.name)}
            placeholder={content.layerName(file.layer)}
            description={content.source(file.foundBy, file)}
            items={layerChoices.map((layer) => ({ id: layerId(layer), label: content.layerName(layer) }))}
            // Shows the latest choice even before the files are read again.
            value={chosenId(layers[file.name] ?? file.layer)}
            onChange={(id) => {
              const layer = layerChoices.find((choice) => layerId(choice) === id);
              if (layer) onLayersChange({ ...layers, [file.name]: layer });
            }}
          />
        ))}
        {files
          .filter((file) => !isRead(file))
          .map(({ name }) => (
            <Text key={name} size="small" tone="muted">
              {content.ignored(name)}
            </Text>
          ))}
      </Stack>
    </Disclosure>
  );
}
