export const sourcedContent = { source: 'Source' };
