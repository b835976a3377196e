/**
 * Runs in the page, after the tasks in its queue. Returns the violated invariants, and whether a dialog or the splash is
 * open.
 */
export async function inspect([hadReturn, guardedPaths]: readonly [boolean, readonly string[]]) {
  const { port1, port2 } = new MessageChannel();
  for (let turns = 0; turns < 3; turns += 1) {
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
  }
  const faults: string[] = [];
  const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
  const paiseIn = (text: string) => Math.round(Number(text.replace('−', '-').replace(/[^\d.-]/g, '')) * 100);
  const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + paiseIn(text), 0);
  const checkSum = (texts: readonly string[], total: string | undefined) => {
    if (total?.includes('₹') && sum(texts) !== paiseIn(total)) faults.push(`${texts.join(' + ')} is not ${total}.`);
  };

  if (textOf(document.querySelector('main')) === '') faults.push('The page is blank.');
  if (textOf(document.querySelector('h1')) === 'Unexpected Application Error!') faults.push('A page has failed.');
  const { pathname } = location;
  const isAdmin = /^\/admin\/(?!login|nowhere)/.test(pathname);
  if (
    isAdmin
      ? localStorage.getItem('adminAuthenticated') !== 'true'
      : guardedPaths.includes(pathname) && !localStorage.getItem('loggedInUser')
  )
    faults.push(`A signed-out user sees ${pathname}.`);
  if (!localStorage.getItem('adminAuthenticated') && document.querySelector('nav[aria-label="Admin"]'))
    faults.push('A signed-out user sees the admin area.');

  // Cart and quote: the sums before the total.
  for (const section of document.querySelectorAll('main section:has(dl):not(:has(section))')) {
    const rows = [...section.querySelectorAll('dt')].map(
      (term) => [textOf(term), textOf(term.nextElementSibling)] as const,
    );
    const parts = rows.filter(([name]) => /^(Subtotal|Discount|Order Value|Tax|[CSI]GST|Shipping)/.test(name));
    checkSum(
      parts.map(([, value]) => value),
      rows.find(([name]) => name === 'Total')?.[1],
    );
  }
  // The items of the price.
  for (const table of document.querySelectorAll('main table:has(tfoot)')) {
    const column = (rows: string) => [...table.querySelectorAll(`${rows} td:last-child`)].map(textOf);
    const [orderValue = '', tax = '', total] = column('tfoot');
    checkSum(column('tbody'), orderValue);
    checkSum([orderValue, tax], total);
  }
  // The lines of the cart.
  const lines = [...document.querySelectorAll('section[aria-labelledby="cart-items"] li > :nth-child(3)')];
  const amounts = lines.map((line) => line.lastElementChild?.lastChild?.textContent ?? '');
  if (lines.length > 0) checkSum(amounts, textOf(document.querySelector('[aria-labelledby="order-summary"] dd')));

  const hasDialog = document.querySelector('[data-pcb-modal], [role="dialog"], [role="alertdialog"]') !== null;
  const hasFocus = document.activeElement !== document.body;
  if (hadReturn && !hasDialog && !hasFocus) faults.push('The focus is lost after a dialog.');
  const isCovered = document.getElementById('splash') !== null;
  return { faults, hasDialog, hasFocus, isCovered };
}
