import { StorageError } from './PictureStore'

/** The content of an answer. Throws if it has more bytes than allowed. */
export async function readLimited(answer: Response, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.length
    // Leaving the loop closes the connection.
    if (length > maxBytes)
      throw new StorageError('wrong', 'An answer of the object storage is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** What an answer refuses, as the operator needs to know it; 'missing' for an object that is not there, undefined for a success. */
export function refusalOf(
  status: number,
  body: Uint8Array,
  name: string,
): StorageError | 'missing' | undefined {
  if (status >= 200 && status < 300) return undefined
  const code = codeIn(body)
  if (status === 404 && code !== 'NoSuchBucket') return 'missing'
  const what = `The object storage of PICTURES_URL (${name}) answers ${status}${code && ` ${code}`}`
  if (PASSING.includes(status)) return new StorageError('away', `${what}.`)
  return new StorageError('refused', `${what}: check ${variablesFor(status, code)}.`)
}

/** The statuses that may be others a moment later. 409 and 412 are of two requests for one object. */
const PASSING = [408, 409, 412, 425, 429, 500, 502, 503, 504]

/** S3's name of an error. Nothing else of its answer is used: it can repeat the key and the signed request. */
function codeIn(body: Uint8Array): string {
  return /<Code>(\w{1,64})<\/Code>/.exec(Buffer.from(body).toString('latin1'))?.[1] ?? ''
}

function variablesFor(status: number, code: string): string {
  if (code === 'NoSuchBucket') return 'PICTURES_URL'
  if (code === 'RequestTimeTooSkewed') return 'the clock of this machine'
  if (status < 400 || code === 'AuthorizationHeaderMalformed')
    return 'AWS_REGION and PICTURES_ENDPOINT'
  if (status === 401 || status === 403)
    return 'AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, and what this key may do'
  return 'PICTURES_URL and PICTURES_ENDPOINT'
}
