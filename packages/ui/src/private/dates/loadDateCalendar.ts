export const loadDateCalendar = async () => (await import('./DateCalendar.tsx')).DateCalendar;
