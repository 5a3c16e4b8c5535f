import type { PasswordState, StoredView } from '@staff/contract'

import type { Timeouts } from '../../data/http/timeouts'
import type { Override } from './answers'
import type { FakeHistories } from './fakeHistory'
import type { FakeLists } from './fakePreferences'
import type { Latency } from './fakeRoutes'
import type { FakeTrashes } from './fakeTrash'
import type { FakeRole } from './session/fakePeople'

/** The API of a story: `parameters: { api: { … } }`. By default, it serves the fixtures and all calls work. */
export interface FakeApiOptions {
  /**
   * The role of the user. For 'nobody', the session has ended.
   * @default 'administrator'
   */
  role?: FakeRole
  /**
   * How the user got the password.
   * @default 'own'
   */
  passwordState?: PasswordState
  /**
   * Whether the user has confirmed the password in the last minutes.
   * @default false
   */
  confirmed?: boolean
  /**
   * The stored records by area, instead of the fixtures.
   * @default {}
   */
  records?: Readonly<Record<string, readonly object[]>>
  /**
   * The stored versions of records, by area and id, the oldest first. The last one is the stored record.
   * @default each record has one version
   */
  histories?: FakeHistories
  /**
   * The deleted records, by area.
   * @default {}
   */
  trashes?: FakeTrashes
  /**
   * How many days deleted records stay in the trash; 0 keeps them.
   * @default 30
   */
  trashDays?: number
  /**
   * The stored preferences of the user, by area.
   * @default {}
   */
  preferences?: FakeLists
  /**
   * The saved views.
   * @default []
   */
  views?: readonly StoredView[]
  /**
   * How long each response takes in milliseconds, or what it waits for. 'forever' shows the loading states.
   * @default 0
   */
  latency?: Latency
  /**
   * Failures and other responses, from `answers`. The first that applies to a call replaces its response.
   * @default []
   */
  answers?: readonly Override[]
  /**
   * How long the admin waits for a response, in milliseconds.
   * @default forever, so that a loading state lasts
   */
  timeouts?: Partial<Timeouts>
}
