import type { ChoiceName, FormSchemas, formSections, ServiceForms, ServiceTab } from '@pcb/quoting/forms';

export interface FieldCopy {
  label: string;
  options?: Readonly<Record<string, string>>;
  sides?: Readonly<Record<'sizeX' | 'sizeY', string>>;
  /** The meaning of a blank number. */
  blank?: string;
  /** A short value for summaries, if the text of the value is unclear without its field: by option, or from that text. */
  brief?: Readonly<Record<string, string>> | ((typed: string) => string);
}

type Needs<Part extends keyof FieldCopy> = FieldCopy & Required<Pick<FieldCopy, Part>>;

type CopyOf<Service extends ServiceTab, Name> =
  Name extends ChoiceName<Service>
    ? {
        label: string;
        options: Record<ServiceForms[Service][Name] & string, string>;
        brief?: Record<ServiceForms[Service][Name] & string, string> | ((option: string) => string);
      }
    : Name extends 'size'
      ? Needs<'sides'>
      : Name extends keyof FormSchemas[Service]
        ? FormSchemas[Service][Name] extends { kind: 'count'; isOptional: true }
          ? Needs<'blank'>
          : FieldCopy
        : never;

/** The fields as shown: both sides of a size are one. */
type ShownField<Values> = Exclude<keyof Values, 'sizeX' | 'sizeY'> | ('sizeX' extends keyof Values ? 'size' : never);

/** The copy of the fields of a form. A field or an option without a label does not compile. */
export type FormCopy<Service extends ServiceTab> = {
  readonly [Name in ShownField<ServiceForms[Service]>]: CopyOf<Service, Name>;
};

export type SectionOf<Service extends ServiceTab> = keyof (typeof formSections)[Service] & string;

export type SectionTitles<Service extends ServiceTab> = Readonly<Record<SectionOf<Service>, string>> &
  Readonly<Record<string, string>>;

/** The help of each field. A field without help does not compile. */
export type FormHelp<Service extends ServiceTab, Help> = {
  readonly [Name in ShownField<ServiceForms[Service]>]: Help;
};
