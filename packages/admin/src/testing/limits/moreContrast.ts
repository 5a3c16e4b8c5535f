import { run } from 'axe-core'
import { expect } from 'storybook/test'

type Emulate = (contrast: 'more' | 'no-preference') => Promise<void>

let emulate: Emulate | undefined

/** Sets the function that emulates `prefers-contrast`. Only the browser of the tests has one. */
export function provideMoreContrast(emulator: Emulate): void {
  emulate = emulator
}

/**
 * Expects a contrast of 7:1 for all text in both themes when the user prefers more contrast. Without an emulator, as in
 * Storybook, it does nothing.
 */
export async function expectMoreContrast(): Promise<void> {
  if (!emulate) return
  const { dataset } = document.documentElement
  const before = dataset['theme']
  await emulate('more')
  try {
    await expect(matchMedia('(prefers-contrast: more)').matches).toBe(true)
    for (const theme of ['light', 'dark']) {
      dataset['theme'] = theme
      await expect([theme, ...(await lowContrastText())]).toEqual([theme])
    }
  } finally {
    dataset['theme'] = before
    await emulate('no-preference')
  }
}

/** The text with a contrast below 7:1. Disabled controls are exempt, as in WCAG. */
async function lowContrastText(): Promise<string[]> {
  const { violations } = await run(document.body, {
    runOnly: ['color-contrast-enhanced'],
    rules: { 'color-contrast-enhanced': { enabled: true } },
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${String(target)}: ${any[0]?.message ?? ''}`),
  )
}
