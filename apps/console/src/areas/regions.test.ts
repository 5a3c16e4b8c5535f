import { REGIONS } from '@staff/content/regions'
import { expect, test } from 'vitest'

import type { Area } from '@staff/admin'
import { areas } from '../areas'

test('the console and the public site show an area in the same regions', () => {
  const shown = Object.values<Area>(areas).filter(({ entity }) => entity.publicSite)
  expect(shown).toHaveLength(9)
  for (const { entity, regions } of shown)
    expect([entity.area, regions ?? REGIONS]).toEqual([
      entity.area,
      entity.publicSite?.regions ?? REGIONS,
    ])
})
