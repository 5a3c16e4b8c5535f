import { expect } from 'vitest'

import { journey, watchPolicy } from './journey'
import { ADMINISTRATOR, openAs } from './people'
import { eachProduct } from './product'

await eachProduct(({ url }) => {
  journey('every kind of screen works under the policy, and on paper', async ({ page }) => {
    await openAs(page, ADMINISTRATOR, `${url}/US/dashboard`)
    for (const path of ['queries', 'masters/blogs', 'masters/clients/create', 'change-password']) {
      await page.goto(`${url}/US/dashboard/${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.emulateMedia({ media: 'print' })
      expect((await page.pdf()).length).toBeGreaterThan(1000)
      await page.emulateMedia({ media: 'screen' })
    }
  })

  journey('a script that got in could do nothing', async ({ browser }) => {
    const context = await browser.newContext()
    const violations: string[] = []
    await watchPolicy(context, violations)
    const page = await context.newPage()
    await page.goto(url)
    await page.getByRole('button', { name: 'Login' }).waitFor()
    expect(violations).toEqual([])

    const outcomes = await page.evaluate(attempts)
    expect(outcomes).toEqual({
      'markup from a text': 'TypeError',
      'code from a text': 'EvalError',
      'a policy of its own': 'TypeError',
      'a script element': 'refused',
      'a style element': 'refused',
      'a call to elsewhere': 'TypeError',
    })
    await expect
      .poll(() => [...new Set(violations.map((each) => each.split(' ')[0]))])
      .toEqual(['require-trusted-types-for', 'trusted-types', 'style-src-elem', 'connect-src'])
    await context.close()
  })
})

/** Runs in the page: what the policy is there to refuse, and how each attempt ends. */
async function attempts(): Promise<Record<string, string>> {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows nothing outside this function
  const outcomeOf = async (act: () => unknown) => {
    try {
      return (await act()) === true ? 'done' : 'refused'
    } catch (error) {
      return error instanceof Error ? error.name : 'refused'
    }
  }
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows nothing outside this function
  const append = (name: 'script' | 'style', text: string) => {
    const element = document.createElement(name)
    element.append(text)
    document.head.append(element)
  }
  const trustedTypes: unknown = Reflect.get(globalThis, 'trustedTypes')
  return {
    'markup from a text': await outcomeOf(() => {
      document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'
      return true
    }),
    'code from a text': await outcomeOf(async () => {
      // The driver may make code of texts as long as its own call has not returned.
      await new Promise((later) => {
        setTimeout(later)
      })
      return Reflect.apply(Reflect.construct(Function, ['return true']), undefined, [])
    }),
    'a policy of its own': await outcomeOf(() =>
      Reflect.apply(Reflect.get(Object(trustedTypes), 'createPolicy'), trustedTypes, ['mine', {}]),
    ),
    'a script element': await outcomeOf(() => {
      append('script', 'globalThis.hasRun = true')
      return Reflect.get(globalThis, 'hasRun')
    }),
    'a style element': await outcomeOf(() => {
      append('style', 'html { outline: 7px solid red }')
      return getComputedStyle(document.documentElement).outlineWidth === '7px'
    }),
    'a call to elsewhere': await outcomeOf(() => fetch('https://example.com/')),
  }
}
