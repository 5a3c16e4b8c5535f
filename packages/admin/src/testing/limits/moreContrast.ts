import { run } from 'axe-core'
import { expect } from 'storybook/test'

type Emulate = (contrast: 'more' | 'no-preference') => Promise<void>

let emulate: Emulate | undefined

/** Lends the stories a way to ask for more contrast; only the browser of the tests has one. */
export function provideMoreContrast(ask: Emulate): void {
  emulate = ask
}

/**
 * Looks at the page as readers see it who ask their device for more contrast, in both themes: text has 7 to 1.
 * Where that cannot be had, as in Storybook, nobody looks.
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
      await expect([theme, ...(await tooFaint())]).toEqual([theme])
    }
  } finally {
    dataset['theme'] = before
    await emulate('no-preference')
  }
}

/** The text that has less than 7 to 1; what is switched off is excepted, as in WCAG. */
async function tooFaint(): Promise<string[]> {
  const { violations } = await run(document.body, {
    runOnly: ['color-contrast-enhanced'],
    rules: { 'color-contrast-enhanced': { enabled: true } },
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${String(target)}: ${any[0]?.message ?? ''}`),
  )
}
