import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

let isEnabled = false

/** Turns on the contrast check in the dark theme. Only the tests call it. */
export function enableDarkContrastCheck(): void {
  isEnabled = true
}

/** Fails a story with too little contrast in the dark theme. The themes differ only in colours: axe checks no other rules. */
export async function checkDarkContrast({ globals, viewMode }: StoryContext): Promise<void> {
  const { dataset } = document.documentElement
  if (!isEnabled || viewMode === 'docs' || dataset['theme'] === 'dark' || globals['a11y']?.manual)
    return
  // Loaded here, because pages without stories do not need its 660 KB.
  const { default: axe } = await import('axe-core')
  const before = dataset['theme']
  dataset['theme'] = 'dark'
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast', 'link-in-text-block'],
      resultTypes: ['violations'],
    })
    const found = violations.flatMap(({ nodes }) =>
      nodes.map(
        ({ target, any }) => `${String(target)}: ${any.map(({ message }) => message).join(' ')}`,
      ),
    )
    await expect(found, 'contrast in the dark theme').toEqual([])
  } finally {
    dataset['theme'] = before
  }
}
