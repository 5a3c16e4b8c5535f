import { API_ROOT, PREVIEW_TOKEN } from '@staff/contract'

import { clientNetwork } from '../../platform/edge/clientNetwork'
import type { AnswerAtOnce } from '../../platform/edge/connectionGuard'
import type { AnswerCache } from './AnswerCache'
import type { PublicReads } from './PublicReads'
import { refuseRead } from './refuseRead'
import { createRespond, type SiteConfig } from './respond'

/**
 * Creates the function that answers public reads from memory, before any other part of the server sees them. So it also does
 * what the others would do: it counts them for the limit of their network, the log and the metrics.
 */
export function answerFromMemory(
  answers: AnswerCache,
  reads: PublicReads,
  config: SiteConfig,
): AnswerAtOnce {
  const respond = createRespond(config)
  const { trustedProxies } = config
  return (request, response) => {
    const { method, url = '' } = request
    if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith(PREFIX)) return false
    // A preview is neither answered from memory nor kept there.
    if (request.headers[PREVIEW_TOKEN] !== undefined) return false
    const answer = answers.find(url)
    if (!answer) return false
    const msLeft = reads.take(clientNetwork(request, trustedProxies))
    if (msLeft === undefined) reads.count(respond(request, response, answer))
    else reads.count(refuseRead(response, msLeft))
    return true
  }
}

const PREFIX = `${API_ROOT}/public/`
