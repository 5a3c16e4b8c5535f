import { afterEach, beforeEach } from 'vitest'
import { cdp, commands, server } from 'vitest/browser'

import { provideForcedColours } from '../packages/admin/src/testing/limits/forcedColours'
import { provideMoreContrast } from '../packages/admin/src/testing/limits/moreContrast'
import { providePrintMedia } from '../packages/admin/src/testing/limits/printMedia'
import { rewriteTranscripts } from '../packages/admin/src/testing/screenReader/transcript'
import { wantDark } from './darkContrast'
import { blockNetwork, takeBlockedRequests } from './blockNetwork'

providePrintMedia(async (media) => void (await cdp().send('Emulation.setEmulatedMedia', { media })))

// A list of features takes the place of the one before: calm motion is what every other story has.
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

wantDark()

// `-u` accepts what the transcripts say now, as it does for vitest's own snapshots.
if (server.config.snapshotOptions.updateSnapshot === 'all')
  rewriteTranscripts((file, text) => commands.writeFile(`apps/console/src/journeys/${file}`, text))

// No story calls anybody: what it asks of another origin is blocked, and fails it.
blockNetwork()

let complaints: string[] = []

// React's warnings and every other complaint on the console fail the story that made them.
for (const level of ['error', 'warn'] as const) {
  const original = console[level]
  console[level] = (...words: unknown[]) => {
    complaints.push(`console.${level}: ${words.map(String).join(' ')}`)
    original(...words)
  }
}

beforeEach(() => {
  complaints = []
})

afterEach(async () => {
  complaints.push(...(await takeBlockedRequests()))
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
})
