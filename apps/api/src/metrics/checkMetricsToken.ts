import { StartError } from '../problems/startError'

/** What the reader of the metrics has to send; undefined keeps them closed. Throws a StartError for a weak one. */
export function checkMetricsToken(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (/^[\x21-\x7e]{16,}$/.test(text)) return text
  throw new StartError('METRICS_TOKEN needs at least 16 characters, and no spaces.')
}
