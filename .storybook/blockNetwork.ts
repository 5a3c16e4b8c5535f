/** Allows only the files of the test page itself, data URLs and blobs. */
const POLICY = [
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
  `connect-src 'self' ws://${location.host} wss://${location.host} data: blob:`,
  "form-action 'self'",
].join('; ')

let isBlocked = false
const blocked = new Set<string>()

/** Blocks requests to other origins for the whole page, and records them. */
export function blockNetwork(): void {
  // Several test files share one page.
  if (isBlocked) return
  isBlocked = true
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = POLICY
  document.head.append(meta)
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    blocked.add(`requested ${blockedURI} (${effectiveDirective})`)
  })
}

/** Whether requests are blocked; only the tests block them. */
export function isNetworkBlocked(): boolean {
  return isBlocked
}

/** Returns the requests that were blocked since the last call. */
export async function takeBlockedRequests(): Promise<string[]> {
  // The browser dispatches the violation in a later task.
  await new Promise((resolve) => setTimeout(resolve))
  const taken = [...blocked]
  blocked.clear()
  return taken
}
