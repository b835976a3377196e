'use client';
import type { ServiceForms, ServiceTab } from '@pcb/quoting/forms';
import { missingFields } from '@pcb/quoting/missingFields';
import { Link } from '@pcb/ui/Link';
import { Text } from '@pcb/ui/Text';
import { Fragment } from 'react';
import { fieldLabel } from '../fieldCopy.ts';
import type { QuoteContent } from '../quote.content.ts';
import { showField } from './showField.ts';

export interface MissingFieldsProps {
  service: ServiceTab;
  forms: ServiceForms;
  /** Whether to name only the first one, for tight spaces. @default false */
  isShort?: boolean;
  content: QuoteContent;
}

export function MissingFields({ service, forms, isShort = false, content }: MissingFieldsProps) {
  const copy = content.summary.missing;
  const names = missingFields(service, forms);
  return (
    <Text size="small">
      <span>{isShort ? copy.short : copy.check}</span>
      {names.slice(0, isShort ? 1 : names.length).map((name, index) => (
        <Fragment key={name}>
          <span>{index === 0 ? ' ' : copy.separator}</span>
          <Link onPress={() => showField(name)}>{fieldLabel(service, name, content)}</Link>
        </Fragment>
      ))}
    </Text>
  );
}
