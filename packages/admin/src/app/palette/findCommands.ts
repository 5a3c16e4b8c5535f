import { placeOf, searchWords } from '@staff/ui'

import type { Command } from './commands'

const SCORES = { start: 3, word: 2, inside: 1 } as const

/** The commands that have all words of a text, the best first. Of equal ones, those that were used last come first. */
export function findCommands<Each extends Command>(
  commands: readonly Each[],
  typed: string,
  used: readonly string[] = [],
): Each[] {
  const words = searchWords(typed)
  return commands
    .map((command) => ({ command, score: scoreOf(command, words), age: ageOf(command, used) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.age - other.age)
    .map(({ command }) => command)
}

/** The sum for all words; 0 if one of them is missing. */
function scoreOf({ label, words: others = '' }: Command, words: readonly string[]): number {
  const scores = words.map((word): number => {
    const place = placeOf(word, label)
    if (place) return SCORES[place]
    return placeOf(word, others) ? 0.5 : 0
  })
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

function ageOf({ id }: Command, used: readonly string[]): number {
  const index = used.indexOf(id)
  return index < 0 ? used.length : index
}
