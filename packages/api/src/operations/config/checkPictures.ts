import type { PictureStorage } from '../../platform/config/config'
import { StartError } from '../../platform/problems/startError'

interface PictureValues {
  PICTURES_URL?: string | undefined
  PICTURES_ENDPOINT?: string | undefined
  AWS_REGION?: string | undefined
  AWS_ACCESS_KEY_ID?: string | undefined
  AWS_SECRET_ACCESS_KEY?: string | undefined
}

/**
 * Where pictures are stored besides the database. Throws a StartError that names the variable that is missing or wrong, without its value: people paste
 * secrets into addresses.
 */
export function checkPictures(values: PictureValues): PictureStorage | undefined {
  if (values.PICTURES_URL === undefined) return undefined
  const [, bucket, folder = ''] = ADDRESS.exec(values.PICTURES_URL) ?? []
  if (bucket === undefined || bucket.includes('..') || !folder.split('/').every(isName))
    throw new StartError(
      'PICTURES_URL must be an address like s3://bucket or s3://bucket/folder: letters, digits, dots, hyphens and underscores.',
    )
  const endpoint = endpointIn(values.PICTURES_ENDPOINT)
  const region = regionIn(values.AWS_REGION ?? (endpoint && 'us-east-1'))
  return {
    name: `s3://${bucket}${folder && `/${folder}`}`,
    bucketUrl: bucketUrl(bucket, region, endpoint),
    prefix: folder && `${folder}/`,
    region,
    accessKeyId: keyIn(values, 'AWS_ACCESS_KEY_ID'),
    secretAccessKey: keyIn(values, 'AWS_SECRET_ACCESS_KEY'),
  }
}

const ADDRESS = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/([\w./-]{1,200}?))?\/?$/

/** Whether a part of the folder is a name. A URL would drop dots alone, and the signature would not fit. */
function isName(part: string, index: number, all: string[]): boolean {
  if (part === '') return index === 0 && all.length === 1
  return part !== '.' && part !== '..'
}

function endpointIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = /^https?:\/\/[^\s?#]+$/.test(text) && URL.canParse(text) ? new URL(text) : undefined
  if (!url || url.username || url.password)
    throw new StartError(
      'PICTURES_ENDPOINT must be an address like https://storage.example.com:9000, without a name, password, question mark or #.',
    )
  let endpoint = url.href
  while (endpoint.endsWith('/')) endpoint = endpoint.slice(0, -1)
  return endpoint
}

function regionIn(text: string | undefined): string {
  if (text === undefined)
    throw new StartError(
      'PICTURES_URL needs AWS_REGION, the region of the bucket, such as eu-west-1.',
    )
  if (!/^[a-z\d-]{2,40}$/.test(text))
    throw new StartError('AWS_REGION must be the name of a region, such as eu-west-1.')
  return text
}

function keyIn(values: PictureValues, name: 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY'): string {
  const key = values[name]
  if (key === undefined)
    throw new StartError(`PICTURES_URL needs ${name}, of a key that may use the bucket.`)
  // A line break in a header would be an error in the middle of a request.
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new StartError(`${name} must have no spaces and no characters outside ASCII.`)
  return key
}

/** The certificate of AWS is not valid for a bucket with dots in the name of the host, and other storages seldom have a host for each bucket. */
function bucketUrl(bucket: string, region: string, endpoint: string | undefined): string {
  if (endpoint !== undefined) return `${endpoint}/${bucket}`
  const host = `s3.${region}.amazonaws.com`
  return bucket.includes('.') ? `https://${host}/${bucket}` : `https://${bucket}.${host}`
}
