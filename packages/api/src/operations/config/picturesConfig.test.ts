import { expect, test } from 'vitest'

import { StartError } from '../../platform/problems/startError'
import { readConfig } from './readConfig'

const KEYS = { AWS_ACCESS_KEY_ID: 'KEY', AWS_SECRET_ACCESS_KEY: 'se/cr+et' }
const AWS = { PICTURES_URL: 's3://our-pictures', AWS_REGION: 'eu-west-1', ...KEYS }
const ENDPOINT = 'https://storage.example.com:9000/'

test.each<[Record<string, string>, object]>([
  [
    AWS,
    {
      name: 's3://our-pictures',
      bucketUrl: 'https://our-pictures.s3.eu-west-1.amazonaws.com',
      prefix: '',
      region: 'eu-west-1',
      accessKeyId: 'KEY',
      secretAccessKey: 'se/cr+et',
    },
  ],
  [
    { ...AWS, PICTURES_URL: 's3://our.pictures/site_1/a.b/' },
    {
      name: 's3://our.pictures/site_1/a.b',
      bucketUrl: 'https://s3.eu-west-1.amazonaws.com/our.pictures',
      prefix: 'site_1/a.b/',
    },
  ],
  [
    { PICTURES_URL: 's3://pictures/x', PICTURES_ENDPOINT: ENDPOINT, ...KEYS },
    {
      bucketUrl: 'https://storage.example.com:9000/pictures',
      prefix: 'x/',
      region: 'us-east-1',
    },
  ],
  [
    { ...AWS, PICTURES_ENDPOINT: 'http://[::1]:9000/storage/v1/s3', AWS_REGION: 'auto' },
    { bucketUrl: 'http://[::1]:9000/storage/v1/s3/our-pictures', region: 'auto' },
  ],
])('%j', (env, storage) => {
  expect(readConfig(env).pictureStorage).toMatchObject(storage)
})

test('the variables of AWS alone mean nothing, whatever they are', () => {
  const { PICTURES_URL: _, ...others } = { ...AWS, AWS_REGION: 'Nowhere!' }
  expect(readConfig(others).pictureStorage).toBeUndefined()
})

const ADDRESS =
  'PICTURES_URL must be an address like s3://bucket or s3://bucket/folder: letters, digits, dots, hyphens and underscores.'
const ENDPOINTS =
  'PICTURES_ENDPOINT must be an address like https://storage.example.com:9000, without a name, password, question mark or #.'

test.each<[Record<string, string>, string]>([
  ...[
    'our-pictures',
    'https://our-pictures.s3.amazonaws.com',
    's3://',
    's3://UPPER',
    's3://a',
    's3://KEY:se-cr-et@bucket',
    's3://bucket?x=1',
    's3://bucket/a//b',
    's3://bucket/../other',
    's3://bucket/a/./b',
    's3://bu..cket',
    's3://bucket/a b',
    's3://bucket/%2e%2e',
    's3://bucket/ä',
    's3://bucket/a\nb',
  ].map((address): [Record<string, string>, string] => [{ PICTURES_URL: address }, ADDRESS]),
  ...[
    'storage.example.com',
    'ftp://storage.example.com',
    'https://user:se-cr-et@storage.example.com',
    'https://storage.example.com?a=1',
    'https://',
  ].map((address): [Record<string, string>, string] => [{ PICTURES_ENDPOINT: address }, ENDPOINTS]),
  [
    { AWS_REGION: '' },
    'PICTURES_URL needs AWS_REGION, the region of the bucket, such as eu-west-1.',
  ],
  [
    { AWS_REGION: 'evil.example.com/' },
    'AWS_REGION must be the name of a region, such as eu-west-1.',
  ],
  [
    { AWS_ACCESS_KEY_ID: '' },
    'PICTURES_URL needs AWS_ACCESS_KEY_ID, of a key that may use the bucket.',
  ],
  [
    { AWS_SECRET_ACCESS_KEY: '' },
    'PICTURES_URL needs AWS_SECRET_ACCESS_KEY, of a key that may use the bucket.',
  ],
  [
    { AWS_SECRET_ACCESS_KEY: 'a\r\nx: y' },
    'AWS_SECRET_ACCESS_KEY must have no spaces and no characters outside ASCII.',
  ],
])('%j is refused, and the value is not repeated', (changes, message) => {
  expect(() => readConfig({ ...AWS, ...changes })).toThrow(new StartError(message))
})
