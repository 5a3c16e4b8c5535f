import type { Job, PasswordState, StoredLists, StoredReview, StoredView } from '@staff/contract'
import type { Rights } from '@staff/entity'

import type { Timeouts } from '../../data/http/timeouts'
import type { FakeAddressStart } from './addresses/fakeAddresses'
import type { Override } from './answers'
import type { FakeFactorStart } from './people/fakeFactors'
import type { FakeLinkStart } from './people/fakeLinks'
import type { FakePicture } from './pictures/fakePictures'
import type { FakePreviewStart } from './records/fakePreviews'
import type { FakeRelease } from './releases/releaseRecords'
import type { Latency } from './fakeRoutes'
import type { FakeRole } from './personal/fakePeople'
import type { FakeStart } from './store/firstRows'

/** The API of a story: `parameters: { api: { … } }`. By default, it serves the fixtures and all calls work. */
export interface FakeApiOptions
  extends FakeStart, FakePreviewStart, FakeAddressStart, FakeLinkStart, FakeFactorStart {
  /**
   * The role of the user. For 'nobody', the session has ended.
   * @default 'administrator'
   */
  role?: FakeRole
  /**
   * What a user with the role 'staff' may do besides.
   * @default nothing
   */
  rights?: Rights
  /**
   * The name of the role of a user with the role 'staff'. Refusals say it.
   * @default 'Staff'
   */
  roleName?: string
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
   * How many days deleted records stay in the trash; 0 keeps them.
   * @default 30
   */
  trashDays?: number
  /**
   * The stored preferences of the user, by area.
   * @default {}
   */
  preferences?: StoredLists
  /**
   * The saved views.
   * @default []
   */
  views?: readonly StoredView[]
  /**
   * The requests to publish.
   * @default []
   */
  reviews?: readonly StoredReview[]
  /**
   * The releases.
   * @default []
   */
  releases?: readonly FakeRelease[]
  /**
   * The stored pictures, the newest first.
   * @default those of the records
   */
  pictures?: readonly FakePicture[]
  /**
   * The jobs.
   * @default []
   */
  jobs?: readonly Job[]
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
