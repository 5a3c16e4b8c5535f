import type { TextFormat } from '../field/field'
import { countWords } from './countWords'
import { withoutMarks } from './withoutMarks'

/** The function that counts the words of a text of this format. Marks are no words. */
export function wordCounter(format: TextFormat | undefined): (text: string) => number {
  return format === 'markdown' ? countWithoutMarks : countWords
}

function countWithoutMarks(markdown: string): number {
  return countWords(withoutMarks(markdown))
}
