import { type APIRequest, type APIRequestContext, expect } from '@playwright/test';
import { admin, adminSecret } from './accounts.ts';
import { serverOrigin } from './origin.ts';
import { nextCode } from './totp.ts';

let state: Awaited<ReturnType<APIRequestContext['storageState']>> | undefined;

/** A browser with a signed-in administrator of the server: one session for all tests, because each code works once. */
export async function signedInAtServer(request: APIRequest) {
  if (state) return state;
  const context = await request.newContext({ baseURL: serverOrigin });
  expect((await context.post('/api/session/administrator', { data: admin })).status()).toBe(200);
  const data = { code: nextCode(adminSecret) };
  expect((await context.post('/api/session/administrator/code', { data })).status()).toBe(204);
  state = await context.storageState();
  await context.dispose();
  return state;
}
