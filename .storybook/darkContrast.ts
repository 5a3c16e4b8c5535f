import type { StoryContext } from '@storybook/react-vite'
import { run } from 'axe-core'
import { expect } from 'storybook/test'

let isWanted = false

/** From now on every story is looked at in the dark, too; the tests ask for it. */
export function wantDark(): void {
  isWanted = true
}

/** Fails a story whose words cannot be read in the dark. Only the colours differ there, so axe looks at nothing else. */
export async function checkInDark({ globals, viewMode }: StoryContext): Promise<void> {
  const { dataset } = document.documentElement
  if (!isWanted || viewMode === 'docs' || dataset['theme'] === 'dark' || globals['a11y']?.manual)
    return
  const before = dataset['theme']
  dataset['theme'] = 'dark'
  try {
    const { violations } = await run(document.body, {
      runOnly: ['color-contrast', 'link-in-text-block'],
      resultTypes: ['violations'],
    })
    const found = violations.flatMap(({ nodes }) =>
      nodes.map(
        ({ target, any }) => `${String(target)}: ${any.map(({ message }) => message).join(' ')}`,
      ),
    )
    await expect(found, 'what cannot be read in the dark').toEqual([])
  } finally {
    dataset['theme'] = before
  }
}
