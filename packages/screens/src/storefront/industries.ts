/** The industries that we serve, in the order of their tiles. */
export const industries = [
  'Educational Institutes',
  'Renewable Energy',
  'Automotive',
  'Industrial Electronics',
  'Student',
  'Telecommunication',
  'Industrial',
  'IOT',
  'Research & Development',
  'Railways',
  'Aerospace',
  'Defence',
  'Medical',
  'Consumer Electronics',
  'Measurements',
  'Lighting',
  'Hobbyist',
] as const;
export type Industry = (typeof industries)[number];
