/** What a page of the tests may load: its own files, and what it holds itself. */
const POLICY = [
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
  `connect-src 'self' ws://${location.host} wss://${location.host} data: blob:`,
  "form-action 'self'",
].join('; ')

let isClosed = false
const asked = new Set<string>()

/** Closes every way to another origin for the whole page, and notes what asks for one all the same. */
export function closeOutside(): void {
  // The page outlives the file of tests that closed it.
  if (isClosed) return
  isClosed = true
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = POLICY
  document.head.append(meta)
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    asked.add(`asked for ${blockedURI} (${effectiveDirective})`)
  })
}

/** Whether the ways are closed; only the tests close them. */
export function isOutsideClosed(): boolean {
  return isClosed
}

/** What was asked for outside since the last call. */
export async function takeAsked(): Promise<string[]> {
  // The browser tells of it in a task of its own.
  await new Promise((resolve) => setTimeout(resolve))
  const taken = [...asked]
  asked.clear()
  return taken
}
