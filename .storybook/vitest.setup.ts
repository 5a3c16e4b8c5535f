import { afterEach, beforeEach } from 'vitest'
import { cdp, commands, server } from 'vitest/browser'

import { provideForcedColours } from '../packages/admin/src/testing/limits/forcedColours'
import { provideMoreContrast } from '../packages/admin/src/testing/limits/moreContrast'
import { providePrintMedia } from '../packages/admin/src/testing/limits/printMedia'
import { rewriteTranscripts } from '../packages/admin/src/testing/screenReader/transcript'
import { enableDarkContrastCheck } from './darkContrast'
import { blockNetwork, takeBlockedRequests } from './blockNetwork'

providePrintMedia(async (media) => void (await cdp().send('Emulation.setEmulatedMedia', { media })))

// Each call replaces the whole list of features, so it also sets the reduced motion that all stories have.
provideForcedColours(async (value) => {
  const forced = [
    { name: 'forced-colors', value },
    { name: 'prefers-color-scheme', value: 'dark' },
  ]
  const features = [
    { name: 'prefers-reduced-motion', value: 'reduce' },
    ...(value === 'active' ? forced : []),
  ]
  await cdp().send('Emulation.setEmulatedMedia', { features })
})

provideMoreContrast(async (value) => {
  const features = [
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'prefers-contrast', value },
  ]
  await cdp().send('Emulation.setEmulatedMedia', { features })
})

enableDarkContrastCheck()

// `-u` updates the transcripts, as it updates Vitest's own snapshots.
if (server.config.snapshotOptions.updateSnapshot === 'all')
  rewriteTranscripts((file, text) => commands.writeFile(`apps/console/src/journeys/${file}`, text))

// A request to another origin is blocked and fails the story.
blockNetwork()

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
})

afterEach(async () => {
  problems.push(...(await takeBlockedRequests()))
  if (problems.length > 0) throw new Error(problems.join('\n'))
})
