/** In vacuum, in mm per second. */
const speedOfLight = 299_792_458_000;

/** Returns mm, for a frequency in hertz. */
export const wavelength = (frequency: number, dielectricConstant: number) =>
  speedOfLight / frequency / Math.sqrt(dielectricConstant);
