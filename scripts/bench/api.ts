import { careerShots, fillCareers, type Careers } from '../../apps/api/tools/bench/api/careers'
import { startBare, startBuilt } from '../../apps/api/tools/bench/api/measuredServer'
import type { Shot } from '../../apps/api/tools/bench/client/Connection'
import { answersPerSecond, median } from '../../apps/api/tools/bench/client/requestLoop'
import {
  freshEmbedded,
  freshPostgres,
  type FreshDatabase,
} from '../../apps/api/tools/bench/load/freshDatabase'
import { printFigure, printRatio, printTitle } from './print'

const RECORDS = 10_000
const ROUNDS = 5
const ROUND = { seconds: 2, atOnce: 10 }
/** The least share of the reference's answers a second, by call. */
const GOALS = { list: 0.75, record: 0.6, create: 0.35 }
/** The least share of the reference's lists a second that the embedded database answers. */
const EMBEDDED_LIST = 0.32

/** Measures answers a second, ten requests at once, beside a bare Fastify with pg on the same database. */
export async function api() {
  const postgres = await freshPostgres()
  const lists = postgres && (await besideBare(postgres))
  const embedded = await embeddedLists(freshEmbedded())
  printTitle(`A list of 50 of ${RECORDS} records on the embedded database, 10 at once`)
  printFigure('answers', embedded, '/s')
  if (lists) printRatio('share of the reference', embedded / lists, EMBEDDED_LIST)
}

/** Compares on PostgreSQL. Resolves to the lists a second of the reference. */
async function besideBare(fresh: FreshDatabase): Promise<number> {
  try {
    const careers = await fillCareers(fresh, RECORDS)
    const own = await startBuilt(fresh.env)
    const bare = await startBare({ ...fresh.env, PORT: '0' })
    const lists: number[] = []
    for (const [name, goal] of Object.entries(GOALS)) {
      const call = name as keyof typeof GOALS
      const pairs = await inTurns(
        { url: own.url, next: careerShots(careers, '/api')[call] },
        { url: bare.url, next: careerShots(careers, '')[call] },
      )
      printTitle(`${TITLES[call]} on PostgreSQL, 10 at once`)
      const reference = median(pairs.map(([, theirs]) => theirs))
      printFigure('answers', median(pairs.map(([mine]) => mine)), '/s')
      printFigure('answers of the reference', reference, '/s')
      printRatio(
        'share of the reference',
        median(pairs.map(([mine, theirs]) => mine / theirs)),
        goal,
      )
      if (call === 'list') lists.push(reference)
    }
    await Promise.all([own.end('SIGTERM'), bare.end('SIGTERM')])
    return median(lists)
  } finally {
    await fresh.remove()
  }
}

const TITLES = {
  list: `A list of 50 of ${RECORDS} records`,
  record: 'One record',
  create: 'A new record',
}

interface Side {
  url: string
  next: () => Shot
}

/** Measures both in turns, so that a busy machine slows both. The first round warms up and does not count. */
async function inTurns(own: Side, bare: Side): Promise<[number, number][]> {
  const pairs: [number, number][] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const mine = await answersPerSecond(new URL(own.url), own.next, ROUND)
    const theirs = await answersPerSecond(new URL(bare.url), bare.next, ROUND)
    if (round > 0) pairs.push([mine, theirs])
  }
  return pairs
}

async function embeddedLists(fresh: FreshDatabase): Promise<number> {
  try {
    const careers: Careers = await fillCareers(fresh, RECORDS)
    const server = await startBuilt(fresh.env)
    const { list } = careerShots(careers, '/api')
    const figures: number[] = []
    for (let round = 0; round <= ROUNDS; round += 1)
      figures.push(await answersPerSecond(new URL(server.url), list, ROUND))
    await server.end('SIGTERM')
    return median(figures.slice(1))
  } finally {
    await fresh.remove()
  }
}
