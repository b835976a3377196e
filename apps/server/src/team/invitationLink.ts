/** In the fragment, which browsers do not send, so that no server logs it. */
export const invitationLink = (site: string, token: string): string =>
  new URL(`/admin/login#invitation=${token}`, site).href;
