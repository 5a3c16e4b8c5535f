import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { findCommit } from './git'
import { withCheckout } from './pastCheckout'

const head = findCommit('HEAD')

// A copy of the sources without git has no past.
it.skipIf(!head)(
  'a checkout of a commit has its own sources and the packages installed here',
  async () => {
    const seen = await withCheckout(head ?? '', async (checkout) => {
      const inside = (path: string) => realpathSync(join(checkout, path))
      expect(inside('node_modules/@staff/ui')).toBe(inside('packages/ui'))
      expect(existsSync(join(checkout, 'node_modules/storybook/package.json'))).toBe(true)
      return checkout
    })
    expect(existsSync(seen)).toBe(false)
  },
)
