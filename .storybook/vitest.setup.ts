import axe from 'axe-core'
import { afterEach, beforeEach } from 'vitest'
import { cdp, commands, server } from 'vitest/browser'

import { provideForcedColours } from '../packages/admin/src/testing/limits/forcedColours'
import { provideMoreContrast } from '../packages/admin/src/testing/limits/moreContrast'
import { providePrintMedia } from '../packages/admin/src/testing/limits/printMedia'
import { rewriteTranscripts } from '../packages/admin/src/testing/screenReader/transcript'
import { enableDarkContrastCheck } from './darkContrast'
import { checkPartsOnce } from './checkPartsOnce'
import { blockNetwork, takeBlockedRequests } from './blockNetwork'

providePrintMedia((media) => emulate({ media }))

provideForcedColours((value) => {
  const dark = { name: 'prefers-color-scheme', value: 'dark' }
  return emulate({ features: value === 'active' ? [{ name: 'forced-colors', value }, dark] : [] })
})

provideMoreContrast((value) => emulate({ features: [{ name: 'prefers-contrast', value }] }))

checkPartsOnce(axe)
enableDarkContrastCheck()

// `-u` updates the transcripts, as it updates Vitest's own snapshots.
if (server.config.snapshotOptions.updateSnapshot === 'all')
  rewriteTranscripts((file, text) => commands.writeFile(`apps/console/src/journeys/${file}`, text))

// A request to another origin is blocked and fails the story.
blockNetwork()

/** Emulates a medium. Each call replaces all features, so it also sets the reduced motion that all stories have. */
async function emulate({ media = '', features = [] }: Emulation): Promise<void> {
  const reducedMotion = { name: 'prefers-reduced-motion', value: 'reduce' }
  await cdp().send('Emulation.setEmulatedMedia', { media, features: [reducedMotion, ...features] })
}

interface Emulation {
  media?: 'print' | ''
  features?: { name: string; value: string }[]
}

let problems: string[] = []

// A warning or an error on the console, for example from React, fails the story.
for (const level of ['error', 'warn'] as const) {
  const original = console[level]
  console[level] = (...values: unknown[]) => {
    problems.push(`console.${level}: ${values.map(String).join(' ')}`)
    original(...values)
  }
}

beforeEach(() => {
  problems = []
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    throw new Error('An earlier story has ended the reduced motion of all stories')
})

afterEach(async ({ task }) => {
  dropPassedResults(task.meta)
  problems.push(...(await takeBlockedRequests()))
  if (problems.length > 0) throw new Error(problems.join('\n'))
})

/** Leaves what axe found in order out of the reports of a story: to send and to store it takes a twentieth of the time of all stories. */
function dropPassedResults(meta: object) {
  const reports: unknown = Reflect.get(meta, 'reports')
  if (!Array.isArray(reports)) return
  for (const report of reports) if (report.status === 'passed') delete report.result
}
