import { vi } from 'vitest'

import { createQueryClient } from '../../data/records/queryClient'
import { logIn, logOut } from '../../stores/session/auth'
import type { FakeContent } from '../fakeApi/fakeContent'
import { fakeSession } from '../fakeApi/personal/fakePeople'
import { stubBrowser } from './stubBrowser'

/** The content of a fake API with only these fixtures. */
export function fakeContentOf(...fixtures: FakeContent['fixtures']): FakeContent {
  return { fixtures, uploadedImage: '', resolveImage: (url) => url }
}

/** Stubs the browser, logs in and creates a query client without retries. Call `end` after the test. */
export function startTestSession() {
  stubBrowser()
  logIn(fakeSession())
  const client = createQueryClient({ retries: 0 })
  return {
    client,
    end() {
      client.clear()
      logOut()
      vi.unstubAllGlobals()
    },
  }
}
