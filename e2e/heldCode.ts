import type { Page, Route } from '@playwright/test'

/** Opens an address, and holds the files of the code back. Call the result to let them go. */
export async function openWithoutCode(page: Page, address: string): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHeld = true
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (isHeld) held.push(route)
    else await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return async () => {
    isHeld = false
    await Promise.all(held.map((route) => route.continue()))
  }
}
