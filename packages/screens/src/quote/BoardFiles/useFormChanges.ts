'use client';
import { type FiledService, type FileFigures, withFileFigures } from '@pcb/quoting/fileFigures';
import { changedFields, type ServiceForms, valuesOf, withValues } from '@pcb/quoting/forms';
import { agreesWithFiles } from '@pcb/quoting/hints/files';
import { useAnnounce } from '@pcb/ui/useAnnounce';
import { useState } from 'react';
import { configurationOf } from '../configuration.ts';
import type { QuoteContent } from '../quote.content.ts';
import type { BoardFilesContent } from './BoardFiles.content.ts';

export interface FormChangesOptions {
  service: FiledService;
  forms: ServiceForms;
  onFormsChange: (forms: ServiceForms) => void;
  figures: FileFigures;
  quoteCopy: QuoteContent;
  content: BoardFilesContent['changes'];
}

export interface FormChanges {
  title: string;
  changes: readonly { name: string; text: string }[];
  apply: () => void;
  /** Restores what `apply` has changed; `null` if there is nothing to restore. */
  undo: (() => void) | null;
}

function valuesBefore(service: FiledService, before: ServiceForms, after: ServiceForms) {
  const values = Object.entries(valuesOf(service, before));
  const changed = valuesOf(service, after);
  return Object.fromEntries(values.filter(([name, value]) => changed[name] !== value));
}

export function useFormChanges(options: FormChangesOptions): FormChanges {
  const { service, forms, onFormsChange, figures, quoteCopy, content } = options;
  const announce = useAnnounce();
  // Only the changed fields, so that undo keeps what the user has typed elsewhere.
  const [undone, setUndone] = useState<Readonly<Record<string, string | boolean>> | null>(null);
  const after = withFileFigures(service, forms, figures);
  const names = new Set<string>(changedFields(service, forms, after).map(({ name }) => name));
  const [old, filled] = [forms, after].map((values) =>
    configurationOf(service, values, quoteCopy).filter(({ name }) => names.has(name)),
  );
  const changes = (filled ?? []).map(({ name, label, value }) => ({
    name,
    text: content.item(label, old?.find((entry) => entry.name === name)?.value ?? quoteCopy.summary.unknown, value),
  }));
  const withoutChanges = agreesWithFiles(service, forms, figures) ? content.none : content.onlyHints;
  return {
    title: changes.length > 0 ? content.title(changes.length) : withoutChanges,
    changes,
    apply: () => {
      setUndone(valuesBefore(service, forms, after));
      onFormsChange(after);
      announce(content.used(changes.length));
    },
    undo:
      undone &&
      (() => {
        onFormsChange(withValues(service, forms, undone));
        setUndone(null);
        announce(content.undone);
      }),
  };
}
