export const zoomContent = {
  group: 'Zoom',
  in: 'Zoom in',
  out: 'Zoom out',
  fit: 'Show all',
  level: (zoom: number) => `${Math.round(zoom * 100)} %`,
};

export type ZoomContent = typeof zoomContent;
