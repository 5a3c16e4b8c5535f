import { testimonial } from '@staff/content/testimonial/testimonial.entity'
import { Quote } from 'lucide-react'
import { createMemoryRouter, type RouterState } from 'react-router-dom'
import { expect, test } from 'vitest'

import { listPath } from '../../shared/paths'
import { adminRoutes } from './adminRoutes'

const area = { entity: testimonial, icon: Quote, load: async () => ({ entity: testimonial }) }
const regions = [{ name: 'US', locale: 'en-US' }]
const list = listPath('US', testimonial)

test('another search of an open list is one step of the router, so the page renders once', async () => {
  const router = createMemoryRouter(adminRoutes({ regions }, { areas: [area] }), {
    initialEntries: [list],
  })
  await expect.poll(() => router.state.initialized).toBe(true)
  const steps: string[] = []
  router.subscribe(({ navigation, location }: RouterState) =>
    steps.push(`${navigation.state} ${location.search}`),
  )
  // The first subscriber is told the present state.
  steps.length = 0
  await router.navigate('?sort=name')
  expect(steps).toEqual(['idle ?sort=name'])
})
