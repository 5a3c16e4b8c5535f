import { expect, test } from 'vitest'
import { emailOf, PASSWORD, startTestApi } from '@staff/api/testing/testApi'
import { eachDatabase } from '@staff/api/testing/eachDatabase'
import { addTestSamples } from '@staff/api/testing/testContent'
import { PREVIEW_URL } from '@staff/api/site/public/previewTesting'

import { HEALTH } from './attempt'
import { operationsOf } from './document'
import { injectSend } from './injectSend'
import { fuzzRound, noFindings, type Findings } from './round'
import { startWorld } from './world'

// For an hour on the real server: `npm run fuzz -- --minutes 60`.
eachDatabase((open) => {
  test('generated requests to every operation get responses that the document describes', async () => {
    const { app, database } = await startTestApi(await open(), { previewUrl: PREVIEW_URL })
    await addTestSamples(database.db)
    const send = injectSend(app)
    const document = await send({ ...HEALTH, url: '/api/openapi.json' })
    const operations = operationsOf(JSON.parse(document.text))
    const keeper = { email: emailOf('administrator'), password: PASSWORD }
    const world = await startWorld(send, keeper, operations)
    const findings = noFindings()
    await fuzzRound(operations, { world, send, findings, seed: 7, runs: RUNS, base: '' })
    expect(findings.faults).toEqual([])
    expect([...findings.counts.keys()]).toHaveLength(operations.length)
    // Enough requests must be valid to reach the handlers.
    expect(shareOfSuccesses(findings)).toBeGreaterThan(0.25)
  }, 120_000)
})

/** The number of requests for each operation. Few, so that the test takes seconds. */
const RUNS = 6

function shareOfSuccesses({ counts }: Findings): number {
  const responses = [...counts.values()].flatMap((byStatus) => Array.from(byStatus))
  const successes = responses.filter(([status]) => status < 400)
  return sum(successes) / sum(responses)
}

function sum(responses: [status: number, times: number][]): number {
  return responses.reduce((total, [, times]) => total + times, 0)
}
