import { testimonial } from '@staff/forms/content/testimonial/testimonial.entity'
import { testimonialFixtures } from '@staff/forms/content/testimonial/testimonial.fixtures'
import { vi } from 'vitest'

import { createQueryClient } from '../../data/records/queryClient'
import { recordQueries, type ListParams } from '../../data/records/recordQueries'
import { logIn, logOut } from '../../stores/session/auth'
import type { FakeContent } from '../fakeApi/fakeContent'
import { fakeSession } from '../fakeApi/fakeSession'
import { stubBrowser } from './stubBrowser'

/** The content of a fake API with testimonials only. */
export const content: FakeContent = {
  fixtures: [testimonialFixtures],
  uploadedImage: '',
  resolveImage: (url) => url,
}

export const queries = recordQueries(testimonial)
export const firstPage: ListParams = { q: '', sort: 'name', order: 'asc', page: 1, pageSize: 10 }
export const priya = testimonialFixtures.filled

/** Stubs the browser, logs in and creates a query client without retries. Call `end` after the test. */
export function startTestimonialSession() {
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
