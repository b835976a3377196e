import { errorBody, statusOfCode } from '@pcb/api/errors';
import { recordRoute } from '@pcb/api/recordRoute';
import { recordRoutes } from '@pcb/api/records';
import type { Route } from '@pcb/api/route';
import { everyRoute, routes } from '@pcb/api/routes';
import { orders } from '@pcb/records/kinds';
import { z } from 'zod';

export const openApiFile = 'packages/api/openapi.json';
export const guideFile = 'docs/how-to/server.md';

/** JSON Schema. Inputs have the descriptions of amounts, addresses and texts. */
function schemaOf(schema: z.ZodType) {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
}

const asJson = (schema: z.ZodType, media = 'application/json') => ({
  content: { [media]: { schema: schemaOf(schema) } },
});

function operationOf(name: string, { for: audience, does, query, body, header, reply, media, status }: Route) {
  const paths = [...name.matchAll(/:(\w+)/g)].map(([, parameter]) => ({
    name: parameter,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const headers = header ? [{ name: header, in: 'header', required: true, schema: { type: 'string' } }] : [];
  const queries = query ? [{ name: 'query', in: 'query', ...asJson(query) }] : [];
  const answer = reply ?? (media && z.unknown());
  return {
    summary: does,
    'x-for': audience,
    parameters: [...paths, ...headers, ...queries],
    ...(body && { requestBody: { required: true, ...asJson(body) } }),
    responses: {
      [status ?? (answer ? 200 : 204)]: { description: 'Done', ...(answer && asJson(answer, media)) },
      default: { $ref: '#/components/responses/error' },
    },
  };
}

/** All routes as OpenAPI 3.1, one path per line, so that a diff shows each changed route. */
export function openApiText(): string {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, route] of Object.entries(everyRoute)) {
    const [method = '', path = ''] = name.split(' ');
    (paths[path.replace(/:(\w+)/g, '{$1}')] ??= {})[method.toLowerCase()] = operationOf(name, route);
  }
  const description = `The code says why: ${Object.keys(statusOfCode).join(', ')}.`;
  const error = { description, ...asJson(errorBody) };
  const head = { openapi: '3.1.0', info: { title: '@pcb/api', version: '1' }, components: { responses: { error } } };
  const lines = Object.entries(paths).map(([path, operations]) => `"${path}": ${JSON.stringify(operations)}`);
  return `${JSON.stringify(head).slice(0, -1)},"paths":{\n${lines.join(',\n')}\n}}\n`;
}

const audiences: Readonly<Record<Route['for'], string>> = {
  everybody: 'all',
  customers: 'customers',
  read: 'administrators',
  orders: 'administrators',
  all: 'administrators',
};

function routesTable(): string {
  const ofKind = Object.entries<Route>(recordRoutes({ ...orders, one: 'record', many: 'records', section: '<kind>' }));
  const all = [
    ...Object.entries<Route>(routes),
    ...ofKind.map(([name, route]) => [recordRoute('<kind>', name), route] as const),
  ];
  const rows = [
    ['route', 'for', 'what it does'],
    ...all.map(([name, { for: audience, does, query, header }]) => [
      `\`${name}${query ? '?query=…' : ''}\``,
      audiences[audience],
      header ? `${does}; with \`${header}\`` : does,
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[], fill = ' ') =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(['', '', ''], '-'), ...body.map((row) => line(row))].join('\n');
}

export const withTable = (guide: string): string =>
  guide.replace(/(?<=\n)\| route +\| for [^]*?(?=\n\n)/, () => routesTable());
