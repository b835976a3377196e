import { countIn, type FabCount, type FabValues, formSchemas } from './forms.ts';

/** Returns a typed count of parts or contacts, or `null` if it is missing or unreadable. */
export const partCount = (name: FabCount, values: Pick<FabValues, FabCount>) =>
  countIn(formSchemas.fab[name], values[name]);
