'use client';
import { type FiledService, type FileFigures, withFileFigures } from '@pcb/quoting/fileFigures';
import { changedFields, type ServiceForms, valuesOf, withValues } from '@pcb/quoting/forms';
import { agreesWithFiles } from '@pcb/quoting/hints/files';
import { Button } from '@pcb/ui/Button';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { useAnnounce } from '@pcb/ui/useAnnounce';
import { useRef, useState } from 'react';
import { configurationOf } from '../configuration.ts';
import type { QuoteContent } from '../quote.content.ts';
import type { BoardFilesContent } from './BoardFiles.content.ts';

interface FormChangesProps {
  service: FiledService;
  forms: ServiceForms;
  onFormsChange: (forms: ServiceForms) => void;
  figures: FileFigures;
  /** Labels and values of the form. */
  copy: QuoteContent;
  content: BoardFilesContent['changes'];
}

/** The values of a form that differ from those of another one, by name. */
function valuesBefore(service: FiledService, before: ServiceForms, after: ServiceForms) {
  const values = Object.entries(valuesOf(service, before));
  const changed = valuesOf(service, after);
  return Object.fromEntries(values.filter(([name, value]) => changed[name] !== value));
}

/** What the figures change in the form, the button that does so, and the one that takes it back. */
export function FormChanges({ service, forms, onFormsChange, figures, copy, content }: FormChangesProps) {
  const announce = useAnnounce();
  const button = useRef<HTMLButtonElement>(null);
  // Only the fields that were changed: what is typed elsewhere meanwhile stays when they are taken back.
  const [undone, setUndone] = useState<Readonly<Record<string, string | boolean>> | null>(null);
  const after = withFileFigures(service, forms, figures);
  const names = new Set<string>(changedFields(service, forms, after).map(({ name }) => name));
  const [old, filled] = [forms, after].map((values) =>
    configurationOf(service, values, copy).filter(({ name }) => names.has(name)),
  );
  const changes = (filled ?? []).map(({ name, label, value }) => ({
    name,
    text: content.item(label, old?.find((entry) => entry.name === name)?.value ?? copy.summary.unknown, value),
  }));
  const withoutChanges = agreesWithFiles(service, forms, figures) ? content.none : content.onlyHints;
  const title = changes.length > 0 ? content.title(changes.length) : withoutChanges;
  const use = () => {
    setUndone(valuesBefore(service, forms, after));
    onFormsChange(after);
    announce(content.used(changes.length));
  };
  const undo = () => {
    if (undone) onFormsChange(withValues(service, forms, undone));
    setUndone(null);
    announce(content.undone);
    // The pressed button unmounts.
    button.current?.focus();
  };
  return (
    <Stack gap="small">
      <Text weight="medium">{title}</Text>
      {changes.length > 0 ? (
        <ul>
          {changes.map(({ name, text }) => (
            <li key={name}>
              <Text size="small">{text}</Text>
            </li>
          ))}
        </ul>
      ) : null}
      <Inline gap="small">
        <Button ref={button} size="small" aria-disabled={changes.length === 0} onPress={use}>
          {content.use}
        </Button>
        {undone ? (
          <Button variant="outline" tone="neutral" size="small" onPress={undo}>
            {content.undo}
          </Button>
        ) : null}
      </Inline>
    </Stack>
  );
}
