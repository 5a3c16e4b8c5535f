import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import type { PictureStorage } from '../../../../platform/config/config'

/** What an object storage can do instead of its work. */
export type Fault =
  | 'slow-down'
  | 'precondition'
  | 'forbidden'
  | 'no-object'
  | 'no-bucket'
  | 'moved'
  | 'cut'
  | 'hang'
  | 'wrong-bytes'
  | 'short'
  | 'endless'

const REFUSALS: Partial<Record<Fault, [status: number, code: string]>> = {
  'slow-down': [503, 'SlowDown'],
  precondition: [412, 'PreconditionFailed'],
  forbidden: [403, 'InvalidAccessKeyId'],
  'no-object': [404, 'NoSuchKey'],
  'no-bucket': [404, 'NoSuchBucket'],
  moved: [307, 'TemporaryRedirect'],
}

export const SECRET = 'the-secret-of-the-storage'

export type FakeS3 = Awaited<ReturnType<typeof startFakeS3>>

/** An object storage in memory that checks signatures, lists two objects at a time, and fails as it is told. */
export async function startFakeS3() {
  const objects = new Map<string, Buffer>()
  const requests: string[] = []
  /** The faults of the next requests, or of all that follow. */
  const faults: { next: Fault[]; always: Fault | undefined } = { next: [], always: undefined }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request)
    const { method = '', url = '' } = request
    requests.push(`${method} ${url}`)
    const fault = faults.next.shift() ?? faults.always
    const key = decodeURIComponent(url.split('?')[0]?.replace('/bucket/', '') ?? '')
    if (fault === 'hang') return
    if (fault === 'cut') return request.socket.destroy()
    if (fault === 'endless') return sendEndlessly(response)
    const refusal = fault ? REFUSALS[fault] : refusalOf(request, body)
    if (refusal) return sendError(response, ...refusal)
    if (method === 'PUT') objects.set(key, body)
    if (method === 'DELETE') objects.delete(key)
    if (method !== 'GET') return response.writeHead(method === 'PUT' ? 200 : 204).end()
    if (url.includes('?'))
      return response.end(listing(objects, new URLSearchParams(url.split('?')[1])))
    const found = objects.get(key)
    if (!found) return sendError(response, 404, 'NoSuchKey')
    if (fault === 'wrong-bytes') return response.end(Buffer.alloc(found.length))
    response.writeHead(200, { 'content-length': found.length })
    if (fault !== 'short') return response.end(found)
    response.write(found.subarray(0, found.length / 2), () => request.socket.destroy())
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // A server that listens on a port has an address.
  const { port } = server.address() as AddressInfo
  const storage: PictureStorage = {
    name: 's3://bucket/pictures',
    bucketUrl: `http://127.0.0.1:${port}/bucket`,
    prefix: 'pictures/',
    region: 'eu-west-1',
    accessKeyId: 'KEY',
    secretAccessKey: SECRET,
    pace: { attempt: 300, attempts: 1000, pause: 1, rest: 0 },
  }
  return {
    storage,
    objects,
    requests,
    faults,
    keyOf: (hash: string) => `pictures/${hash}.webp`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function sendError(response: ServerResponse, status: number, code: string) {
  const elsewhere = status === 307 ? { location: 'http://127.0.0.1:9/stolen' } : {}
  // As S3 does, it repeats what it was sent.
  response
    .writeHead(status, elsewhere)
    .end(
      `<Error><Code>${code}</Code><AWSAccessKeyId>KEY</AWSAccessKeyId><Sent>${SECRET}</Sent></Error>`,
    )
}

function sendEndlessly(response: ServerResponse) {
  const more = () => {
    if (!response.destroyed) response.write(Buffer.alloc(1_000_000), more)
  }
  more()
}

function listing(objects: ReadonlyMap<string, Buffer>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && `<&${key}` > after)
    .toSorted()
  const page = keys.slice(0, 2)
  const entries = page.map(
    (key) =>
      `<Contents><Key>${escaped(key)}</Key><Size>${objects.get(key)?.length}</Size></Contents>`,
  )
  const isCut = keys.length > page.length
  const next = isCut
    ? `<NextContinuationToken>${escaped(`<&${page.at(-1)}`)}</NextContinuationToken>`
    : ''
  return `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${entries.join('')}${next}</ListBucketResult>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function refusalOf(request: IncomingMessage, body: Buffer): [number, string] | undefined {
  return isSigned(request, body) ? undefined : [403, 'SignatureDoesNotMatch']
}

/** Whether a request has the signature that AWS describes as version 4. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, date = '', signed = '', signature = ''] =
    /Credential=KEY\/(\d+)\/eu-west-1\/s3\/aws4_request, SignedHeaders=(\S+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const contentHash = String(headers['x-amz-content-sha256'])
  if (contentHash !== sha256(body)) return false
  const [path, query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    query.split('&').toSorted().join('&'),
    ...signed.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    signed,
    contentHash,
  ].join('\n')
  const text = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    `${date}/eu-west-1/s3/aws4_request`,
    sha256(canonical),
  ].join('\n')
  const key = [date, 'eu-west-1', 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${SECRET}`,
  )
  return hmac(key, text).toString('hex') === signature
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
