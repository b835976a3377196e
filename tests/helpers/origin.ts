/** The port of the built site during the tests; PORT lets two clones run theirs at the same time. */
export const port = Number(process.env['PORT'] ?? 4173);

export const origin = `http://127.0.0.1:${port}`;
