import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

/** A page with one sheet that waits, as `loadStyles` sees it. */
function pageWithSheet() {
  const link = Object.assign(new EventTarget(), { href: '/styles.css', disabled: true })
  vi.stubGlobal('document', { querySelectorAll: () => (link.disabled ? [link] : []) })
  return link
}

test('resolves when the sheet applies, for each call', async () => {
  const link = pageWithSheet()
  const { loadStyles } = await import('./loadStyles')
  let resolved = 0
  const calls = [loadStyles(), loadStyles()].map(async (call) => {
    await call
    resolved += 1
  })
  expect(link.disabled).toBe(false)
  await Promise.resolve()
  expect(resolved).toBe(0)
  link.dispatchEvent(new Event('load'))
  await Promise.all(calls)
  expect(resolved).toBe(2)
})

test('tries again after a failure', async () => {
  const link = pageWithSheet()
  const { loadStyles } = await import('./loadStyles')
  const first = loadStyles()
  link.dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow('/styles.css does not load')
  expect(link.disabled).toBe(true)
  const second = loadStyles()
  link.dispatchEvent(new Event('load'))
  await second
})
