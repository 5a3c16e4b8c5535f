import {
  readDocument,
  readImage,
  readPart,
  readRendition,
  reportViolation,
  type AnyCall,
} from '@staff/contract'
import { FIXTURE_NOW } from '@staff/entity'
import { vi } from 'vitest'

import type { Database } from '@staff/api/platform/db/connect'
import { fakeSide } from './fakeSide'
import { realSide } from './realSide'

// Browsers and other programs send these, not the console: the fake API does not serve them.
export const NOT_OF_THE_CONSOLE: AnyCall[] = [
  readDocument,
  reportViolation,
  readImage,
  readPart,
  readRendition,
]

/** Starts the API on a database and the fake API. Both live in the present of the fixtures. */
export async function bothSides(database: Database) {
  vi.useFakeTimers({ toFake: ['Date'], now: FIXTURE_NOW })
  const real = await realSide(database)
  const fake = fakeSide()
  const close = async () => {
    fake.close()
    await real.close()
    vi.useRealTimers()
  }
  return { real, fake, close }
}
