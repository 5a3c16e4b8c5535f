import type { BrowserContext } from 'playwright'

/** Listens to all pages of a browser's window: what they ask for outside their place, what fails, what they complain of. */
export class Watch {
  readonly complaints: string[] = []

  /** Lets requests through only below `base`. */
  static async over(context: BrowserContext, base: string): Promise<Watch> {
    const watch = new Watch()
    await context.route('**/*', async (route) => {
      const url = route.request().url()
      if (url.startsWith(`${base}/`)) return route.continue()
      watch.complaints.push(`asked for ${url}`)
      return route.abort()
    })
    context.on('response', (response) => {
      if (response.status() >= 400) watch.complaints.push(`${response.status()} ${response.url()}`)
    })
    context.on('requestfailed', (request) => {
      // A page that is left stops loading what it still lacked.
      const why = request.failure()?.errorText
      if (why !== 'net::ERR_ABORTED') watch.complaints.push(`${why} ${request.url()}`)
    })
    context.on('console', (message) => {
      if (message.type() === 'error') watch.complaints.push(`console.error: ${message.text()}`)
    })
    context.on('weberror', (error) => {
      watch.complaints.push(`thrown: ${error.error().message}`)
    })
    return watch
  }
}
