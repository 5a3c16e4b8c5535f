import type { FastifyInstance } from 'fastify'

import type { Config } from '../../platform/config/config'
import type { AnswerAtOnce } from '../../platform/edge/connectionGuard'
import { AnswerCache } from './AnswerCache'
import { answerFromMemory } from './answerFromMemory'
import { PublicReads } from './PublicReads'

declare module 'fastify' {
  interface FastifyInstance {
    publicAnswers: AnswerCache
    /** The public reads that are answered from memory. */
    publicReads: PublicReads
  }
}

/** Gives a server the memory of the public site's answers. Returns the function that sends them. */
export function keepPublicAnswers(server: FastifyInstance, config: Config): AnswerAtOnce {
  const answers = new AnswerCache()
  const reads = new PublicReads({
    max: config.publicReads,
    report: ({ 200: answered, 304: unchanged, 429: refused }) =>
      server.log.info({ answered, unchanged, refused }, 'public reads from memory'),
  })
  server.addHook('onClose', async () => reads.flush())
  server.decorate('publicAnswers', answers)
  server.decorate('publicReads', reads)
  return answerFromMemory(answers, reads, config)
}
