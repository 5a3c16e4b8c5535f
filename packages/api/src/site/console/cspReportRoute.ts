import { Problem, reportViolation, VIOLATION_REPORT_TYPES } from '@staff/contract'
import type { FastifyInstance } from 'fastify'

import { jsonParser } from '../../platform/requests/jsonBodies'
import { createEventAggregator } from '../../platform/logging/aggregateEvents'
import { serveCall } from '../../platform/requests/serveCall'
import { createMemoryRateLimit } from '../../platform/throttle/memoryRateLimit'
import { networkOf } from '../../platform/throttle/networkOf'
import { parseCspReport, type CspViolation } from './cspViolations'

/** How many violations were reported, by directive. */
export type CspViolationCounts = Map<string, number>

/**
 * `POST /api/csp-reports`: violations of the page's content security policy, as browsers report them. They are counted and
 * logged, repeated ones as one line with a count; nothing is stored. Register it in its own scope, because it adds content types.
 */
export function cspReportRoute(app: FastifyInstance, counts: CspViolationCounts) {
  const rateLimit = createMemoryRateLimit({
    max: 20,
    windowMs: 60_000,
    maxKeys: 1000,
    message: 'There are too many reports',
  })
  const aggregator = createEventAggregator<CspViolation>({
    windowMs: 10 * 60_000,
    maxKinds: 50,
    report: ({ detail, count, isOverflow }) => {
      if (isOverflow) app.log.warn({ count }, 'further violations of the content security policy')
      else
        app.log.warn(
          { ...detail, count: count - 1 },
          'the page violated its content security policy, repeated',
        )
    },
  })
  app.addHook('onClose', () => aggregator.flush())
  app.addContentTypeParser<string>(VIOLATION_REPORT_TYPES, { parseAs: 'string' }, jsonParser(app))

  serveCall(
    app,
    reportViolation,
    async (request) => {
      rateLimit.consume(networkOf(request.ip))
      const violations = parseCspReport(request.body)
      if (!violations) throw new Problem(422, 'This is no report of a browser.')
      for (const violation of violations) {
        counts.set(violation.directive, (counts.get(violation.directive) ?? 0) + 1)
        const summary = aggregator.add('', `${violation.directive} ${violation.blocked}`, violation)
        if (summary && !summary.isOverflow)
          request.log.warn({ ...violation }, 'the page violated its content security policy')
      }
    },
    { bodyLimit: MAX_BYTES },
  )
}

const MAX_BYTES = 64 * 1024
