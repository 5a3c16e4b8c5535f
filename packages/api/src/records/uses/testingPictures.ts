import { addressOfPicture, hashOfPicture, type Pictures, type Uses } from '@staff/contract'
import { expect } from 'vitest'
import sharp from 'sharp'

import type { Database } from '../../platform/db/database'
import { startTestApi, type Call, type Person } from '../../testing/testApi'
import type { Row } from '../testing'

export interface Blog extends Row {
  id: string
  image: string
  description: string
}

export type PicturesApi = Awaited<ReturnType<typeof startPicturesApi>>

/** Calls about pictures, by default as an administrator, on a database with two of them. */
export async function startPicturesApi(database: Database) {
  const api = await startTestApi(database)
  const call = (method: string, url: string, options: Call = {}) =>
    api.call(method, `/api/${url}`, { as: 'administrator', ...options })

  async function upload(background: string, name: string) {
    const create = { width: 32, height: 20, channels: 3, background } as const
    const form = new FormData()
    const bytes = await sharp({ create }).png().toBuffer()
    form.append('file', new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
    const sent = new Response(form)
    const response = await call('POST', 'images', {
      body: Buffer.from(await sent.arrayBuffer()),
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    })
    return hashOfPicture(response.json<{ url: string }>().url) ?? ''
  }

  /** Sends a call that succeeds, and resolves to its body. */
  async function done<Body>(
    method: string,
    url: string,
    body?: unknown,
    as: Person = 'administrator',
  ): Promise<Body> {
    const response = await call(method, url, { as, body, headers: { 'if-match': '*' } })
    expect([response.statusCode < 300, response.body.slice(0, 200)]).toEqual([
      true,
      expect.anything(),
    ])
    // A response without content has no body that a test reads.
    return (response.statusCode === 204 ? undefined : response.json()) as Body
  }

  const first = await upload('red', 'harbour.jpg')
  const second = await upload('blue', 'C:\\photos\\quay.png')
  return {
    ...api,
    call,
    done,
    upload,
    first,
    second,
    make: (hash: string, more: object = {}, query = '') =>
      done<Blog>('POST', `blogs${query}`, {
        kind: 'Article',
        title: 'The harbour',
        image: addressOfPicture(hash),
        author: 'Ana',
        tags: ['Sea'],
        description: 'Nothing',
        ...more,
      }),
    list: (query = '') => done<Pictures>('GET', `pictures${query}`),
    usesOf: (hash: string) => done<Uses>('GET', `pictures/${hash}/uses`),
    /** Deletes a picture. Resolves to the status and the message. */
    remove: async (hash: string) => {
      const response = await call('DELETE', `pictures/${hash}`)
      const { statusCode } = response
      return [statusCode, statusCode === 204 ? '' : response.json<{ message: string }>().message]
    },
  }
}

export const CAREER = {
  title: 'Lamplighter',
  experience: 2,
  type: 'Full time',
  location: 'Leith',
  department: 'Port',
  description: 'Lights the lamps of the harbour.',
}
