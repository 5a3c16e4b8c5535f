import { Problem, reportViolation, VIOLATION_REPORT_TYPES } from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import { jsonParser } from '../requests/jsonBodies'
import { createEventAggregator } from '../logging/aggregateEvents'
import { serveCall } from '../http/serveCall'
import { createMemoryRateLimit } from '../throttle/memoryRateLimit'
import { networkOf } from '../throttle/networkOf'
import { parseCspReport, type CspViolation } from './cspViolations'

/** How many violations have been reported, by the part of the policy. */
export type CspViolationCounts = Map<string, number>

/**
 * `POST /api/csp-reports`: what browsers have refused because of the page's policy. They are counted and logged, the
 * first of a kind at once and those like it as a sum; nothing is stored. Belongs into a scope of its own.
 */
export function cspReportRoute(app: FastifyInstance, counts: CspViolationCounts) {
  const rateLimit = createMemoryRateLimit({
    max: 20,
    windowMs: 60_000,
    maxKeys: 1000,
    message: 'There are too many reports',
  })
  const tally = createEventAggregator<CspViolation>({
    windowMs: 10 * 60_000,
    maxKinds: 50,
    report: ({ detail, count, isRest }) => {
      if (isRest) app.log.warn({ count }, 'further violations of the policy were reported')
      else app.log.warn({ ...detail, count: count - 1 }, 'the page has violated its policy again')
    },
  })
  app.addHook('onClose', () => tally.flush())
  app.addContentTypeParser<string>(VIOLATION_REPORT_TYPES, { parseAs: 'string' }, jsonParser(app))

  serveCall(
    app,
    reportViolation,
    async (request) => {
      rateLimit.consume(networkOf(request.ip))
      const violations = parseCspReport(request.body)
      if (!violations) throw new Problem(422, 'This is no report of a browser.')
      for (const each of violations) {
        counts.set(each.directive, (counts.get(each.directive) ?? 0) + 1)
        const first = tally.add('', `${each.directive} ${each.blocked}`, each)
        if (first && !first.isRest)
          request.log.warn({ ...each }, 'the page has violated its policy')
      }
    },
    { bodyLimit: MAX_BYTES },
  )
}

const MAX_BYTES = 64 * 1024
