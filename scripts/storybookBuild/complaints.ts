import type { BrowserContext } from 'playwright'

/**
 * Blocks requests to anything but `baseUrl`, and returns a list that grows with the blocked requests, failed requests,
 * console errors and thrown errors of all pages of a browser context.
 */
export async function collectComplaints(
  context: BrowserContext,
  baseUrl: string,
): Promise<string[]> {
  const complaints: string[] = []
  await context.route('**/*', async (route) => {
    const url = route.request().url()
    if (url.startsWith(`${baseUrl}/`)) return route.continue()
    complaints.push(`requested ${url}`)
    return route.abort()
  })
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`)
  })
  context.on('requestfailed', (request) => {
    // A page that is left aborts its pending requests.
    const error = request.failure()?.errorText
    if (error !== 'net::ERR_ABORTED') complaints.push(`${error} ${request.url()}`)
  })
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console.error: ${message.text()}`)
  })
  context.on('weberror', (error) => {
    complaints.push(`thrown: ${error.error().message}`)
  })
  return complaints
}
