/** The chevrons along the line, which right-to-left pages mirror (.storybook/checks/mirroring.ts). */
export const leftPath = 'M15 18l-6-6 6-6';
export const rightPath = 'M9 18l6-6-6-6';
