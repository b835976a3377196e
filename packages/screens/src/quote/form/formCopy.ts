import type { ChoiceName, FormSchemas, formSections, ServiceForms, ServiceTab } from '@pcb/quoting/forms';

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

type Needs<Part extends keyof FieldCopy> = FieldCopy & Required<Pick<FieldCopy, Part>>;

type CopyOf<Service extends ServiceTab, Name> =
  Name extends ChoiceName<Service>
    ? {
        label: string;
        options: Record<ServiceForms[Service][Name] & string, string>;
        brief?: Record<ServiceForms[Service][Name] & string, string>;
      }
    : Name extends 'size'
      ? Needs<'sides'>
      : Name extends keyof FormSchemas[Service]
        ? FormSchemas[Service][Name] extends { kind: 'count'; isOptional: true }
          ? Needs<'blank'>
          : FieldCopy
        : never;

/** The fields as they are shown: both sides of a size are one. */
type ShownField<Values> = Exclude<keyof Values, 'sizeX' | 'sizeY'> | ('sizeX' extends keyof Values ? 'size' : never);

/** The copy of the fields of a form. A field or an option without a label does not compile. */
export type FormCopy<Service extends ServiceTab> = {
  readonly [Name in ShownField<ServiceForms[Service]>]: CopyOf<Service, Name>;
};

/** The sections of a form. */
export type SectionOf<Service extends ServiceTab> = keyof (typeof formSections)[Service] & string;

/** The titles of the sections of a form, and of what else it has. */
export type SectionTitles<Service extends ServiceTab> = Readonly<Record<SectionOf<Service>, string>> &
  Readonly<Record<string, string>>;

/** The lines of help of a form. A field without one does not compile. */
export type FormHelp<Service extends ServiceTab, Help> = {
  readonly [Name in ShownField<ServiceForms[Service]>]: Help;
};
