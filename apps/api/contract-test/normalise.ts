import { sampleImage } from '@staff/content/fixtures'

import type { TestResponse } from './play'
import { isSeeded } from './world'

/** The headers that both APIs must send alike. */
const COMPARED = [
  'allow',
  'cache-control',
  'content-type',
  'etag',
  'idempotency-replayed',
  'location',
  'preview-status',
  'preview-version',
  'retry-after',
  'session-ends-in',
  'session-idle-ends-in',
  'www-authenticate',
  'x-robots-tag',
]

/** A response with placeholders for what differs between two runs: generated ids, timestamps, tokens. */
export function normalise(responses: readonly TestResponse[]): TestResponse[] {
  const ids = new Map<string, string>()
  return responses.map(({ status, headers, body }) => ({
    status,
    headers: Object.fromEntries(
      COMPARED.flatMap((name) => {
        const value = headers[name]
        return value === undefined ? [] : [[name, normaliseHeader(name, value)]]
      }),
    ),
    body: normaliseValue('', body),
  }))

  function normaliseHeader(name: string, value: string): string {
    if (name === 'etag') return value.replace(/^W\/.*/, '<hash>')
    return name.startsWith('session-') ? '<seconds>' : normaliseText(value)
  }

  function normaliseValue(key: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => normaliseValue(key, each))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, normaliseValue(name, each)]),
      )
    // The fake API reads no pictures.
    if (key === 'bytes') return '<bytes>'
    if (typeof value !== 'string') return value
    return SECRETS.has(key) ? `<${key}>` : normaliseText(value)
  }

  function normaliseText(text: string): string {
    return text
      .replaceAll(LINK_TOKEN, '$1<token>')
      .replaceAll(TIMESTAMP, (timestamp) => (isSeeded(timestamp) ? timestamp : '<now>'))
      .replaceAll(UUID, (id) => {
        if (id.startsWith(SEEDED_ID)) return id
        const known = ids.get(id) ?? `<id ${ids.size + 1}>`
        ids.set(id, known)
        return known
      })
      .replaceAll(IMAGE, (url, hash) => (SAMPLES.has(hash) ? url : '<image>'))
  }
}

const SECRETS = new Set([
  'token',
  'ticket',
  'password',
  'requestId',
  'draftKey',
  'secret',
  'uri',
  'recoveryCodes',
  'placeholder',
])
const TIMESTAMP = /\d{4}-\d\d-\d\dT[\d:.]+Z/g
const LINK_TOKEN = /(\btoken=|\/set-password#)[\w-]{43}/g
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g
const IMAGE = /\/api\/images\/([\da-f]{64})(?:\/[\d-]+)*\.webp/g

// All ids of the fixtures and of the people of the fake API begin like this.
const SEEDED_ID = '019a0000-0000-7000-'

// The fake API answers every upload with this picture.
const SAMPLES = new Set([0, 1, 2, 4, 5, 6, 7].map((index) => sampleImage(index).slice(12, 76)))
