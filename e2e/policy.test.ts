import { collectViolations, expect, test } from './journey'
import { ADMINISTRATOR, logInAs } from './people'

test('every kind of screen works under the content security policy, and in print', async ({
  page,
}) => {
  await logInAs(page, ADMINISTRATOR, '/US/dashboard')
  for (const path of ['queries', 'masters/blogs', 'masters/clients/create', 'change-password']) {
    await page.goto(`/US/dashboard/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    expect((await page.pdf()).length).toBeGreaterThan(1000)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('the policy blocks an injected script', async ({ browser }) => {
  const context = await browser.newContext()
  const violations: string[] = []
  await collectViolations(context, violations)
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
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

/** Runs in the page: tries what the policy refuses, and returns how each attempt ends. */
async function attempts(): Promise<Record<string, string>> {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function reaches the page
  const outcomeOf = async (act: () => unknown) => {
    try {
      return (await act()) === true ? 'done' : 'refused'
    } catch (error) {
      return error instanceof Error ? error.name : 'refused'
    }
  }
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function reaches the page
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
      // Playwright may evaluate text until its own call returns.
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
