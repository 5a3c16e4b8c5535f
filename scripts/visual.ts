import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { formatBaseline } from './visual/baseline'
import { merge } from './visual/compare'
import { drawCase } from './visual/drawCase'
import { collectFindings } from './visual/findings'
import { judgeAtHome, judgeElsewhere, type Case } from './visual/judge'
import { BASELINE_PATH, reportFolder, root } from './visual/places'
import { writeReport } from './visual/report'
import { openStudio } from './visual/studio'
import { describe, isFailed } from './visual/verdict'
import { readWish } from './visual/words'

// `npm run test:visual`: a picture of every story, held against the accepted one. Words after `--` choose stories.

const start = performance.now()
try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
console.log(`It took ${Math.round((performance.now() - start) / 1000)} s.`)

async function run(): Promise<void> {
  const wish = readWish(process.argv.slice(2))
  const studio = await openStudio()
  try {
    const theCase = await drawCase(studio, wish)
    if (wish.update) accept(theCase)
    else await judge(theCase)
  } finally {
    await studio.close()
  }
}

function accept({ accepted, renderer, drawn, isChosen, isPart, store }: Case): void {
  const before = accepted.renderer === renderer ? accepted.hashes : new Map<string, string>()
  const hashes = merge(before, { after: drawn.hashes, isChosen })
  writeFileSync(join(root, BASELINE_PATH), formatBaseline({ renderer, hashes }))
  for (const { story, reason } of drawn.failures) console.error(`✗ ${story.id}: ${reason}`)
  console.log(`${BASELINE_PATH} holds ${hashes.size} pictures.`)
  if (!isPart) store.keepOnly(hashes.values())
  if (drawn.failures.length > 0) process.exitCode = 1
}

async function judge(theCase: Case): Promise<void> {
  const { accepted, renderer, parent, drawn, isPart, store } = theCase
  const isHome = accepted.renderer === renderer
  if (!isHome)
    console.log(`The accepted pictures are of another one: ${accepted.renderer || 'nobody'}.`)
  if (!isHome && !parent) {
    console.log('There is no parent commit here to compare with: nothing was compared.')
    return
  }
  const judgement = isHome || !parent ? judgeAtHome(theCase) : await judgeElsewhere(theCase, parent)
  const outcome = { comparison: judgement.comparison, failures: drawn.failures, isHome }
  const findings = await collectFindings(theCase, judgement)
  for (const line of describe(outcome)) console.log(line)
  if (findings.length > 0)
    console.log(`Look at ${relative(root, writeReport(reportFolder, findings))}`)
  if (!isPart) store.keepOnly([...judgement.before.values(), ...drawn.hashes.values()])
  if (isFailed(outcome)) {
    console.log('Accept what is meant with: npm run test:visual -- --update')
    process.exitCode = 1
  }
}
