/** Loads samples and moves their dates to the present. The calendar that this takes is in no first load. */
export async function currentSamples<Samples>(load: () => Promise<Samples>, clock: () => number): Promise<Samples> {
  const [samples, { moveToToday }] = await Promise.all([load(), import('@pcb/records/samples/moveToToday')]);
  return moveToToday(samples, clock());
}
