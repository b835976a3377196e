/** Anybody may use the administrator's account of the demonstration, so nothing about it can be changed. */
export const AdminAccess = () => null;
