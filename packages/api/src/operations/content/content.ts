import { publicAreasOf, type AnyCall, type ComputedColumns, type Served } from '@staff/contract'
import type { CallDescription } from '@staff/contract/documentation'
import type { AnyExample } from '@staff/contract/examples'
import type { AnyEntity, Fixtures } from '@staff/entity'
import { actionWords, auditEntryOf, role, user } from '@staff/entity/people'
import type { FastifyInstance } from 'fastify'

import { peopleAreas } from '../../people/areas'
import type { Config } from '../../platform/config/config'
import type { Db } from '../../platform/db/database'
import { alsoPrepare, setMigrationsFolder } from '../../platform/db/migrate'
import { registerAreas, type Area } from '../../records/table/areas'
import { prepareUses } from '../../records/uses/prepareUses'

/** What makes a server the server of one admin. */
export interface Content {
  /** Its entities. Users, roles and the audit are the server's own. */
  entities: readonly AnyEntity[]
  /** The table of each entity with its rules and computed columns, by the entity's `area`. */
  areas: Readonly<Record<string, Area>>
  /**
   * The regions of the public site, the default first.
   * @default a site without regions
   */
  regions?: readonly string[]
  /** The absolute path of the folder with the migrations that drizzle-kit has written. */
  migrations: string
  /** The calls that only this admin has. */
  calls?: {
    calls: Readonly<Record<string, AnyCall>>
    /** What the OpenAPI document says about each, by the same names. */
    descriptions: Readonly<Record<string, CallDescription>>
    /** Registers their routes, with `serveCall`. */
    routes: (app: FastifyInstance, db: Db, config: Config) => void | Promise<void>
  }
  /** Deletes what is too old. Runs every hour; several nodes can run it at the same time. */
  purge?: (db: Db, config: Config, now: Date) => Promise<void>
  /** Sample content, for `DEMO=1` and the examples of the OpenAPI document. Loaded on first use. */
  samples?: () => Promise<SampleContent>
}

/** Sample content of an admin. */
export interface SampleContent {
  /** Sample records, in an order in which references find their records. */
  fixtures: readonly Fixtures[]
  /** Sample entries of the audit, for the OpenAPI document. */
  audit?: Fixtures
  /** The folder of the WebP pictures that they show. */
  pictures?: URL
  /** What computes their computed columns, by area and name. */
  computed: ComputedColumns
  /** Examples of the admin's own calls, by name. */
  examples?: Readonly<Record<string, AnyExample>>
}

/** The entities of an admin, with the people of every admin. */
function entitiesOf({ entities }: Content): AnyEntity[] {
  return [...entities, role, user]
}

/** What the calls of an admin are made for. */
export function servedBy(content: Content): Served {
  const entities = entitiesOf(content)
  return {
    listed: [...entities, auditEntryOf(entities, actionWords)],
    publicAreas: publicAreasOf(entities, content.regions),
    own: content.calls?.calls ?? {},
  }
}

/** Makes the content of this process known, before it opens the database. A process serves one admin. */
export function registerContent(content: Content) {
  const entities = entitiesOf(content)
  const areas = { ...content.areas, ...peopleAreas(entities, content.regions) }
  registerAreas(servedBy(content).listed, entities, areas)
  setMigrationsFolder(content.migrations)
  alsoPrepare(prepareUses)
}
