/** Loads samples and moves their dates to the present. The calendar code for this is not in the first load of any page. */
export async function currentSamples<Samples>(load: () => Promise<Samples>, clock: () => number): Promise<Samples> {
  const [samples, { moveToToday }] = await Promise.all([load(), import('@pcb/records/samples/moveToToday')]);
  return moveToToday(samples, clock());
}
