import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { contentOf, PLAN_IN_MILLISECONDS } from './content'
import { releasePair } from './releases'
import { ask, UnexpectedResponse, unlessUnexpected, type Outcome, type Site } from './site'
import type { Content, Witness } from './witness'

/**
 * Creates, changes, releases and deletes careers, one call at a time, and reports to the witness, until the server has
 * stopped.
 */
async function keepWriting(site: Site, writer: string, witness: Witness, end: AbortSignal) {
  for (let count = 0; !end.aborted; count++) {
    let outcome = await writeOne(site, `${writer}-${count}`, count, witness)
    if (outcome === 'done' && count % 2 === 0)
      outcome = await releasePair(site, writer, count, witness)
    if (outcome === 'stopped') return
    // The database was unreachable, so the state of these records is unknown.
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

/** A step in the life of a career: what is sent, and what is stored and shown then. Undefined for what does not change. */
interface Step {
  method: 'POST' | 'PATCH' | 'DELETE'
  /** What follows the address of the record. */
  path?: string
  body?: (version: number) => Content
  stored?: Content | null
  shown?: Content | null
  /** When it is shown, in milliseconds from now. */
  afterMs?: number
}

/** Each life begins with a record that is shown, and some end with a draft, a plan, or without being shown. */
function stepsOf(title: string, count: number): Step[] {
  const changes = Array.from({ length: count % 3 }, (_, change) =>
    contentOf(title, count * 10 + change + 1),
  )
  return [
    save('POST', contentOf(title, count)),
    ...changes.map((content) => save('PATCH', content)),
    ...(endings[count % endings.length]?.(contentOf(title, count * 10 + 9)) ?? []),
    ...(count % 4 === 3 ? [{ method: 'DELETE', stored: null, shown: null } as const] : []),
  ]
}

function save(method: 'POST' | 'PATCH', content: Content): Step {
  return { method, body: () => content, stored: content, shown: content }
}

const endings: ((content: Content) => Step[])[] = [
  () => [],
  (content) => [draft(content)],
  (content) => [draft(content), { ...publish, shown: content }],
  (content) => [
    draft(content),
    {
      ...publish,
      body: (version) => ({ version, from: inMs(PLAN_IN_MILLISECONDS) }),
      shown: content,
      afterMs: PLAN_IN_MILLISECONDS,
    },
  ],
  () => [{ method: 'POST', path: '/unpublish', body: (version) => ({ version }), shown: null }],
]

function draft(content: Content): Step {
  return { method: 'PATCH', path: '?draft=true', body: () => content, stored: content }
}

const publish = {
  method: 'POST',
  path: '/publish',
  body: (version: number) => ({ version }),
} as const

function inMs(ms: number): string {
  return new Date(Date.now() + ms).toISOString()
}

async function writeOne(site: Site, title: string, count: number, witness: Witness) {
  let address = 'careers'
  let version = 0
  let shown: Content | null = null

  async function write(step: Step): Promise<Outcome> {
    const { method, path = '', body, afterMs = 0 } = step
    const isChange = version > 0 && method !== 'POST'
    if (step.stored !== undefined) witness.began(title, step.stored)
    if (step.shown !== undefined) witness.shown.began(title, step.shown)
    const planned = Date.now() + afterMs
    if (afterMs > 0) witness.plans.began(title, {})
    if (method === 'DELETE' && witness.plans.known().has(title)) witness.plans.began(title, null)
    const headers = isChange ? ifMatch(`"${version}"`) : { 'idempotency-key': randomUUID() }
    const sent = body?.(version) ?? null
    const response = await ask(site, method, address + path, sent, headers).catch(unlessUnexpected)
    if (afterMs > 0) witness.planned(Date.now() + afterMs)
    if (!response) return 'stopped'
    if (response.status === 503) return 'unavailable'
    if (step.stored !== undefined) witness.done(title)
    if (step.shown !== undefined) witness.shown.done(title)
    // What arrived after its time went live at once.
    if (afterMs > 0 && Date.now() < planned) witness.plans.done(title)
    version = Number(/\d+/.exec(response.headers.get('etag') ?? '')?.[0] ?? version)
    address = response.headers.get('location')?.replace('/api/', '') ?? address
    if (afterMs > 0) await refuseEarly(site, address, { shown, planned })
    if (step.shown !== undefined) shown = step.shown
    return 'done'
  }

  for (const step of stepsOf(title, count)) {
    const outcome = await write(step)
    if (outcome !== 'done') return outcome
  }
  return 'done'
}

/** Throws if the public site shows something else than before, earlier than it was planned. */
async function refuseEarly(
  site: Site,
  address: string,
  { shown, planned }: { shown: Content | null; planned: number },
) {
  const response = await ask(site, 'GET', `public/${address}`).catch(unlessUnexpected)
  if (response?.status !== 200 || Date.now() >= planned) return
  const { location } = (await response.json()) as Content
  if (location !== shown?.['location']) throw new UnexpectedResponse(`${address} is shown early`)
}

function ifMatch(etag: string) {
  return { 'if-match': etag }
}
