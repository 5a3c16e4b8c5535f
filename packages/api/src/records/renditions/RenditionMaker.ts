import { setTimeout as sleep } from 'node:timers/promises'

import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'

import type { Database, Db } from '../../platform/db/database'
import { requestArea } from '../../platform/db/postgres/bulkheads'
import { queryRows } from '../../platform/db/queryRows'
import { createConcurrencyLimit } from '../../platform/throttle/concurrencyLimit'
import { pictureBytes } from '../images/store/pictureBytes'
import type { PictureStore } from '../images/store/PictureStore'
import { encodeRendition } from './encodeRendition'
import { findRendition, keepBudget, storeRendition, type Rendition } from './renditionStore'

/** How many sizes wait for their turn. The last one waits for about three seconds. */
const MAX_WAITING = 30

/** How many AVIF pictures can wait. Another one is not added; a later request for it tries again. */
const MAX_LATER = 500

interface MakerOptions {
  log: Pick<FastifyBaseLogger, 'error'>
  /** How many bytes all renditions have at most. */
  maxBytes: number
  /** The store of the pictures, if it is not the database. */
  store?: PictureStore | undefined
}

/** Makes the renditions of pictures on this node: one at a time, and each once over all nodes. */
export class RenditionMaker {
  /** How many renditions this node has encoded. */
  encoded = 0
  #isOn = true
  readonly #limit = createConcurrencyLimit(1, MAX_WAITING)
  readonly #making = new Map<string, Promise<Uint8Array | undefined>>()
  readonly #later = new Map<string, Rendition>()
  #work: Promise<void> | undefined

  constructor(
    private readonly database: Pick<Database, 'db' | 'kind'>,
    private readonly options: MakerOptions,
  ) {}

  /** Makes a rendition now, or waits for it if it is being made. Undefined if too many wait, or its picture is gone. */
  async make(rendition: Rendition): Promise<Uint8Array | undefined> {
    const key = keyOf(rendition)
    const making = this.#making.get(key)
    if (making) return making
    if (this.#limit.load().waiting >= MAX_WAITING) return undefined
    const made = this.#limit(() => this.#make(rendition)).finally(() => this.#making.delete(key))
    this.#making.set(key, made)
    return made
  }

  /** Makes a rendition once there is time. */
  makeLater(rendition: Rendition): void {
    if (!this.#isOn || this.#later.size >= MAX_LATER) return
    this.#later.set(keyOf(rendition), rendition)
    this.#work ??= this.#workOff()
  }

  /** Resolves when nothing is to be made later. */
  async rest(): Promise<void> {
    await this.#work
  }

  /** Lets the rendition that is being made come to its end. */
  async stop(): Promise<void> {
    this.#isOn = false
    await Promise.allSettled([this.#work, ...this.#making.values()])
  }

  async #workOff() {
    for (const [key, rendition] of this.#later) {
      // Somebody waits for the others.
      while (this.#isOn && this.#limit.load().running > 0) await sleep(PAUSE_MS)
      if (!this.#isOn) break
      try {
        await this.#make(rendition)
      } catch (error) {
        this.options.log.error({ err: error, picture: rendition.hash }, 'a size was not made')
      }
      this.#later.delete(key)
    }
    this.#work = undefined
  }

  async #make(rendition: Rendition): Promise<Uint8Array | undefined> {
    const { db, kind } = this.database
    const { maxBytes } = this.options
    // Not with the connections of those who only read pictures.
    return requestArea.run('picture-sizes', async () => {
      // One process has the embedded database, and all others would wait for a transaction.
      const bytes =
        kind === 'embedded'
          ? await this.#makeOnce(db, rendition)
          : await db.transaction(async (tx) => {
              if (await mayMake(tx, rendition)) return this.#makeOnce(tx, rendition)
              return undefined
            })
      if (bytes) await keepBudget(db, maxBytes)
      return bytes
    })
  }

  /** Makes and stores a rendition that is not there by now. */
  async #makeOnce(db: Db, rendition: Rendition): Promise<Uint8Array | undefined> {
    const made = await findRendition(db, rendition)
    if (made?.bytes) return made.bytes
    const stored = await pictureBytes(db, this.options.store, rendition.hash)
    if (!stored) return undefined
    const bytes = await encodeRendition(stored, rendition)
    this.encoded += 1
    await storeRendition(db, rendition, bytes)
    return bytes
  }
}

const PAUSE_MS = 50

/** Waits until no other node makes a rendition. Whether it can be made here: nobody waits for AVIF. */
async function mayMake(tx: Db, rendition: Rendition): Promise<boolean> {
  const lock = sql`hashtextextended(${`rendition ${keyOf(rendition)}`}, 0)`
  if (rendition.format === 'webp') {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
    return true
  }
  const [row] = await queryRows<{ isMine: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(${lock}) as "isMine"`,
  )
  return row?.isMine === true
}

function keyOf({ hash, part, width, format }: Rendition): string {
  return `${hash}/${part}/${width}.${format}`
}
