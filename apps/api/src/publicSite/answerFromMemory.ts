import type { IncomingMessage, ServerResponse } from 'node:http'

import { API_ROOT } from '@staff/contract'

import type { AnswerCache } from './AnswerCache'
import { createRespond, type SiteConfig } from './respond'

/** Sends the response to a request at once, or returns false. */
export type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse) => boolean

/** Creates the function that answers public reads from memory, before any other part of the server sees them. */
export function answerFromMemory(answers: AnswerCache, config: SiteConfig): AnswerAtOnce {
  const respond = createRespond(config)
  return (request, response) => {
    const { method, url = '' } = request
    if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith(PREFIX)) return false
    const answer = answers.find(url)
    if (!answer) return false
    respond(request, response, answer)
    return true
  }
}

const PREFIX = `${API_ROOT}/public/`
