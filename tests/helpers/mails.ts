import type { Page } from '@playwright/test';

export async function fromMail(page: Page, to: string, pattern: RegExp): Promise<string> {
  const mails = await (await page.request.get('/dev/mails')).text();
  const [, found = ''] = pattern.exec(mails.slice(mails.indexOf(to))) ?? [];
  return found;
}

interface Person {
  name: string;
  email: string;
  password: string;
}

export async function registerCustomer(page: Page, person: Person): Promise<void> {
  const answer = await page.request.post('/api/registrations', { data: person });
  const { registration } = (await answer.json()) as { registration: string };
  const code = await fromMail(page, person.email, /Your code is (\d{6})/);
  await page.request.post('/api/registrations/verify', { data: { registration, code } });
}
