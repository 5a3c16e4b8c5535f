import type { Comparison } from './compare'
import type { Failure } from './run'

export interface Outcome {
  comparison: Comparison
  failures: readonly Failure[]
  /** Whether the accepted pictures were drawn by what draws here. */
  isHome: boolean
}

/** Whether a run has to fail. Elsewhere nobody can write the list, so a picture it lacks is only mentioned there. */
export function isFailed({ comparison, failures, isHome }: Outcome): boolean {
  const { changed, added, gone } = comparison
  const isListWrong = isHome && added.length + gone.length > 0
  return failures.length > 0 || changed.length > 0 || isListWrong
}

/** What a run found, line by line, the sum at the end. */
export function describe({ comparison, failures }: Outcome): string[] {
  const { same, changed, accepted, added, gone } = comparison
  return [
    ...failures.map(({ story, reason }) => `✗ ${story.title}/${story.name}: ${firstLine(reason)}`),
    ...changed.map((name) => `≠ changed  ${name}`),
    ...added.map((name) => `+ new      ${name}`),
    ...gone.map((name) => `- no story ${name}`),
    sum([
      [same.length, 'the same'],
      [accepted.length, 'changed and accepted'],
      [changed.length, 'changed'],
      [added.length, 'new'],
      [gone.length, 'without a story'],
      [failures.length, 'stories failed'],
    ]),
  ]
}

function sum(counts: [count: number, what: string][]): string {
  const [first, ...others] = counts.map(([count, what]) => ({ count, what }))
  const told = [first, ...others.filter(({ count }) => count > 0)]
  return `Pictures: ${told.map((each) => `${each?.count} ${each?.what}`).join(', ')}.`
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? ''
}
