import type { ComputedColumns, PeopleChange } from '@staff/contract'
import type { AnyEntity, Fixtures } from '@staff/entity'

import type { FakeCall } from './fakeAnswer'
import type { FakeAddresses } from './addresses/fakeAddresses'
import type { FakeRepeats } from './fakeRepeats'
import type { FakeLinks } from './people/fakeLinks'
import type { FakePreviews } from './records/fakePreviews'
import type { FakeReleases } from './releases/fakeReleases'
import type { FakeSession } from './personal/sessionCalls'
import type { FakeStore } from './store/fakeStore'
import type { FakeRecord } from './store/versions'

/** The content of the fake API. Each installation starts with a copy of it. */
export interface FakeContent {
  /** The entities, and the log if there is one, with the records that are stored at the start. */
  fixtures: readonly Pick<Fixtures, 'entity' | 'records'>[]
  /**
   * The regions of the admin.
   * @default none
   */
  regions?: readonly string[]
  /**
   * The columns that the server computes, by area.
   * @default {}
   */
  computed?: ComputedColumns
  /**
   * What the server checks beyond the schema, by area.
   * @default {}
   */
  checks?: Readonly<Record<string, FakeChecks>>
  /**
   * The calls that belong to no entity.
   * @default none
   */
  calls?: (server: FakeServer) => readonly FakeCall[]
  /** The stored address of each picture that is uploaded. */
  uploadedImage: string
  /**
   * The width and height of a stored picture, in pixels.
   * @default 320 × 320
   */
  sizeOfImage?: (url: string) => { width: number; height: number }
  /** The address of a file that shows a stored picture. */
  resolveImage: (url: string) => string
}

/** What the server checks for the records of an area. Each check throws a `Problem`. */
export interface FakeChecks {
  /** Changes the accepted values as the server does before it stores them. */
  normalise?: (values: Record<string, unknown>) => Record<string, unknown>
  /** Checks a new record. Returns whether the call needs a confirmed password. */
  create?: (values: Record<string, unknown>, store: FakeStore) => boolean
  /** What happens after a new record is stored. */
  created?: (stored: FakeRecord) => void
  /** Checks a change. Returns whether the call needs a confirmed password. */
  change?: (change: PeopleChange, store: FakeStore) => boolean
  /** Checks the removal of a record. */
  remove?: (stored: FakeRecord, store: FakeStore, userId: string) => void
}

/** The state of the fake server, for its calls. */
export interface FakeServer {
  entities: readonly AnyEntity[]
  content: FakeContent
  store: FakeStore
  session: FakeSession
  repeats: FakeRepeats
  previews: FakePreviews
  releases: FakeReleases
  addresses: FakeAddresses
  links: FakeLinks
  /** How many days deleted records stay in the trash; 0 keeps them. */
  trashDays: number
}
