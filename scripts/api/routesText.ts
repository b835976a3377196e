import { errorBody, statusOfCode } from '@pcb/api/errors';
import type { Route } from '@pcb/api/route';
import { everyRoute } from '@pcb/api/routes';
import { z } from 'zod';

export const openApiFile = 'packages/api/openapi.json';

/** JSON Schema. Inputs have the descriptions of amounts, addresses and texts. */
function schemaOf(schema: z.ZodType) {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
}

const asJson = (schema: z.ZodType, media = 'application/json') => ({
  content: { [media]: { schema: schemaOf(schema) } },
});

function operationOf(name: string, { audience, does, query, body, header, reply, media, status }: Route) {
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
