export const AdminAccessSection = () => null;
