export const AdminAccess = () => null;
