/** A replacement for S3 that is as strict about the contents of our requests. */
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';

const region = 'ap-south-1';
const keyId = 'AKIDEXAMPLE';
const secret = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Whether a request is signed according to the documentation of AWS Signature Version 4. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const found = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  );
  const [, credential = '', names = '', signature] = found ?? [];
  const date = String(headers['x-amz-date']);
  const scope = `${date.slice(0, 8)}/${region}/s3/aws4_request`;
  if (credential !== `${keyId}/${scope}`) return false;
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.split(';').includes(name))) return false;
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const request = [method, url, '', lines.join(''), names, headers['x-amz-content-sha256']].join('\n');
  const key = [date.slice(0, 8), region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(request)].join('\n')).toString('hex') === signature;
}

export async function startS3() {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  let failure: number | undefined;

  async function respond(request: IncomingMessage): Promise<[status: number, body?: Buffer]> {
    const { method, url = '', headers } = request;
    requests.push(`${method} ${url}`);
    const body = await buffer(request);
    if (failure) return [failure];
    if (!isSigned(request)) return [403];
    if (!url.startsWith('/boards/uploads/')) return [404];
    if (method === 'PUT') {
      if (headers['content-length'] === undefined) return [411];
      if (headers['x-amz-content-sha256'] !== sha256(body)) return [400];
      objects.set(url, body);
      return [200];
    }
    const object = objects.get(url);
    if (method === 'GET') return object ? [200, object] : [404];
    if (method !== 'DELETE') return [405];
    objects.delete(url);
    return [204];
  }

  const server = createServer((request, response) => {
    respond(request).then(
      ([status, body]) => response.writeHead(status).end(body),
      () => response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  afterAll(stop);
  const { port } = server.address() as AddressInfo;
  return {
    variables: {
      S3_URL: `http://127.0.0.1:${port}/boards/uploads/`,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: keyId,
      S3_SECRET_ACCESS_KEY: secret,
    },
    objects,
    /** Method and path of each request. */
    requests,
    /** Answers every request with a status, until it is called without one. */
    failWith: (status?: number) => (failure = status),
    stop,
  };
}
