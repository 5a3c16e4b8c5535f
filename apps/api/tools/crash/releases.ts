import { randomUUID } from 'node:crypto'

import { contentOf, pairOf, PLAN_IN_MILLISECONDS } from './content'
import { ask, UnexpectedResponse, unlessUnexpected, type Outcome, type Site } from './site'
import type { Content, Log, Witness } from './witness'

/** Two new careers that one release publishes. */
export interface Pair {
  /** What both titles begin with. */
  title: string
  /** Both are derived from it. */
  count: number
  /** When they are released, in milliseconds from now. */
  afterMs: number
}

/** Creates a pair as drafts, releases it, and reports to the witness. A writer has one open release at a time. */
export async function releasePair(
  site: Site,
  writer: string,
  count: number,
  witness: Witness,
): Promise<Outcome> {
  const title = `${writer}-${count}`
  const pair = { title, count, afterMs: count % 4 === 0 ? 0 : PLAN_IN_MILLISECONDS }
  try {
    const items = await makeDrafts(site, pair, witness)
    const release = await openRelease(site, writer.split('-').at(-1) ?? writer, items)
    await publish(site, release, pair, witness)
    return 'done'
  } catch (error) {
    if (error instanceof Interrupted) return error.outcome
    throw error
  }
}

/** Creates a pair as drafts. Resolves to what a release needs to publish it. */
export async function makeDrafts(site: Site, { title, count }: Pair, witness: Witness) {
  const make = async (name: string) => {
    const content = contentOf(name, count)
    witness.began(name, content)
    const { location, etag } = await call(site, 'POST', 'careers?draft=true', content)
    witness.done(name)
    const id = location?.split('/').at(-1)
    return { area: 'careers', id, version: Number(/\d+/.exec(etag ?? '')?.[0]), action: 'publish' }
  }
  const [left, right] = pairOf(title)
  return [await make(left), await make(right)]
}

/**
 * Makes a release with these items. Deletes the one of the same name that a kill left open, since there can be 100 open
 * ones.
 */
async function openRelease(site: Site, name: string, items: object[]): Promise<Release> {
  const { releases } = (await call(site, 'GET', 'releases')).body as { releases: Release[] }
  const left = releases.find((each) => each.name === name && each.state === 'Open')
  if (left) await call(site, 'DELETE', `releases/${left.id}`)
  const { id } = (await call(site, 'POST', 'releases', { name })).body as Release
  return (await call(site, 'POST', `releases/${id}/items`, { items })).body as Release
}

interface Release {
  id: string
  name: string
  state: string
  version: number
}

async function publish(
  site: Site,
  { id, version }: Release,
  pair: Pair,
  { shown, plans, planned }: Witness,
) {
  const { title, count, afterMs } = pair
  const titles = pairOf(title)
  for (const each of titles) shown.began(each, contentOf(each, count))
  const at = Date.now() + afterMs
  const plan = afterMs > 0 && { at: new Date(at).toISOString() }
  planned(at)
  if (plan) for (const each of titles) plans.began(each, {})
  await call(site, 'POST', `releases/${id}/publish`, { version, ...plan })
  for (const each of titles) shown.done(each)
  // What arrived after its time went live at once.
  if (plan && Date.now() < at) for (const each of titles) plans.done(each)
  const found = await readShown(site, title)
  if (afterMs === 0 && found < 2)
    throw new UnexpectedResponse(`${title} is released, but not shown`)
  if (afterMs > 0 && found > 0 && Date.now() < at)
    throw new UnexpectedResponse(`${title} is shown early`)
}

/** How many of a pair the public site shows. */
async function readShown(site: Site, title: string): Promise<number> {
  const { body } = await call(site, 'GET', `public/careers?q=${title}-`)
  const { records } = body as { records: Content[] }
  return records.filter((each) => pairOf(title).includes(String(each['title']))).length
}

/** A call without a success, because the server has stopped or cannot reach its database. */
class Interrupted extends Error {
  readonly outcome: Outcome

  constructor(outcome: Outcome) {
    super(outcome)
    this.outcome = outcome
  }
}

/** Sends a request. Resolves to the read response; throws Interrupted without a success. */
async function call(site: Site, method: string, path: string, sent?: object) {
  const headers = sent && { 'idempotency-key': randomUUID() }
  const response = await ask(site, method, path, sent, headers).catch(unlessUnexpected)
  const text = await response?.text().catch(unlessUnexpected)
  if (!response || text === undefined) throw new Interrupted('stopped')
  if (response.status === 503) throw new Interrupted('unavailable')
  const body: unknown = text ? JSON.parse(text) : undefined
  return { body, location: response.headers.get('location'), etag: response.headers.get('etag') }
}

/** How many pairs were released, and how many releases had no response. */
export function countReleases(shown: Log): { released: number; unanswered: number } {
  const lefts = [...shown.known()].filter(([title]) => title.endsWith('-left'))
  const unanswered = lefts.filter(([, known]) => 'pending' in known).length
  return { released: lefts.length - unanswered, unanswered }
}
