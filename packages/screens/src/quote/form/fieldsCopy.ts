import type { ChoiceName, FieldName, ServiceForms, ServiceTab } from '@pcb/quoting/forms';

/** The copy of a field. */
export interface FieldCopy {
  label: string;
  /** The labels of the options of a choice, by their ids. */
  options?: Readonly<Record<string, string>>;
  /** The labels of the two sides of a size. */
  sides?: Readonly<Record<'sizeX' | 'sizeY', string>>;
  /** The meaning of a number that is left blank. */
  blank?: string;
  /** The value in few words, where its own label says too little without that of the field: by option, or from a number. */
  brief?: Readonly<Record<string, string>> | ((typed: string) => string);
}

type CopyOf<Service extends ServiceTab, Name> =
  Name extends ChoiceName<Service>
    ? {
        label: string;
        options: Record<ServiceForms[Service][Name] & string, string>;
        brief?: Record<ServiceForms[Service][Name] & string, string>;
      }
    : FieldCopy;

type NamesIn<Values> = Exclude<keyof Values, 'sizeX' | 'sizeY'> | ('sizeX' extends keyof Values ? 'size' : never);

/** The copy of the fields of a form. A field or an option without a label does not compile. */
export type FieldsCopy<Service extends ServiceTab> = {
  readonly [Name in NamesIn<ServiceForms[Service]>]: CopyOf<Service, Name>;
};

/** The lines of help of a form, by field. */
export type FieldsHelp<Help> = Readonly<Partial<Record<FieldName, Help>>>;
