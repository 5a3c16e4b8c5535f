import { Counter, type Registry } from 'prom-client'

import type { CspViolationCounts } from '../../site/console/cspReportRoute'

/** Exports how many violations of the content security policy were reported. */
export function measureCspViolations(counts: CspViolationCounts, register: Registry) {
  // The constructor registers the counter.
  void new Counter({
    name: 'csp_violations_total',
    help: 'Violations of the content security policy that browsers reported.',
    labelNames: ['directive'],
    registers: [register],
    collect() {
      this.reset()
      for (const [directive, count] of counts) this.inc({ directive }, count)
    },
  })
}
