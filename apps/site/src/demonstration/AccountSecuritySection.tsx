/** Everybody may use the demonstration's account, so its access cannot be changed. */
export const AccountSecuritySection = (_: { email: string }) => null;
