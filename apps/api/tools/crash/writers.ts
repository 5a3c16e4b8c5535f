import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { ask, UnexpectedResponse, type Site } from './site'
import type { Content, Witness } from './witness'

/**
 * Creates, changes and deletes careers, one call at a time, and reports to the witness, until the server has stopped. All
 * fields of a record are derived from one number, so that a partial write would be found.
 */
async function keepWriting(site: Site, writer: string, witness: Witness, end: AbortSignal) {
  for (let count = 0; !end.aborted; count++) {
    const outcome = await writeOne(site, `${writer}-${count}`, count, witness)
    if (outcome === 'stopped') return
    // The database was unreachable, so the state of this record is unknown.
    if (outcome === 'unavailable') await sleep(20)
  }
}

/** Runs concurrent writers until they are aborted or the server has stopped. Resolves to the faults. */
export async function writeConcurrently(
  site: Site,
  writers: string[],
  witness: Witness,
  end: AbortSignal,
): Promise<string[]> {
  const ends = await Promise.allSettled(
    writers.map((writer) => keepWriting(site, writer, witness, end)),
  )
  return ends.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
}

type Outcome = 'done' | 'unavailable' | 'stopped'

async function writeOne(site: Site, title: string, count: number, witness: Witness) {
  let address = 'careers'
  let etag = ''
  const write = async (method: string, content: Content | null): Promise<Outcome> => {
    witness.began(title, content)
    const headers = method === 'POST' ? { 'idempotency-key': randomUUID() } : ifMatch(etag)
    const response = await ask(site, method, address, content, headers).catch(unlessUnexpected)
    if (!response) return 'stopped'
    if (response.status === 503) return 'unavailable'
    witness.done(title)
    etag = response.headers.get('etag') ?? ''
    address = response.headers.get('location')?.replace('/api/', '') ?? address
    return 'done'
  }
  const steps: [string, Content | null][] = [
    ['POST', contentOf(title, count)],
    ...Array.from({ length: count % 3 }, (_, change): [string, Content] => [
      'PATCH',
      contentOf(title, count * 10 + change + 1),
    ]),
    ...(count % 4 === 3 ? [['DELETE', null] as [string, null]] : []),
  ]
  for (const [method, content] of steps) {
    const outcome = await write(method, content)
    if (outcome !== 'done') return outcome
  }
  return 'done'
}

function contentOf(title: string, number: number): Content {
  return {
    title,
    experience: number % 51,
    location: `Place ${number}`,
    department: `Department ${number}`,
    type: ['Full time', 'Part time', 'Internship', 'Contract'][number % 4] ?? '',
    description: `Text ${number}. `.repeat(1 + (number % 40)).trim(),
  }
}

function ifMatch(etag: string) {
  return { 'if-match': etag }
}

function unlessUnexpected(error: unknown): undefined {
  if (error instanceof UnexpectedResponse) throw error
}
