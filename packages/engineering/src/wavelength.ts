/** The speed of light in vacuum, in mm per second. */
const speedOfLight = 299_792_458_000;

/** The wavelength in mm at a frequency in hertz, in a material with this relative permittivity. */
export const wavelength = (frequency: number, dielectricConstant: number) =>
  speedOfLight / frequency / Math.sqrt(dielectricConstant);
