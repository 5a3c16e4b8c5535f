/** The address that the page of this tab was loaded from, whatever the screen is now. */
export function ownAddress(): string {
  return navigation()?.name ?? '/'
}

/**
 * Whether the browser had the page of this tab and did not ask the server for it. A reload asks, so a page that reloads itself once does
 * not go on.
 */
export function isPageFromCache(): boolean {
  const { type, transferSize } = navigation() ?? {}
  return transferSize === 0 && type !== 'reload'
}

function navigation(): PerformanceNavigationTiming | undefined {
  // The entries with this name are of this type.
  return performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined
}
