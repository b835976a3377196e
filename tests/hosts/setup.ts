/** Packs every package once, as npm would publish it, before the tests of the host applications. */
import { packTarballs } from '../../scripts/package/packTarballs.ts';

export default function setup() {
  const { tarballs, remove } = packTarballs();
  // The processes of the tests inherit it.
  process.env['PCB_TARBALLS'] = JSON.stringify(tarballs);
  return remove;
}
