import { measureActions, type ActionTimes } from './actions/measureActions'
import { printFigure, printTitle } from './print'

/** Measures what a person waits for after a press or a key, beside bare pages that do the same. */
export async function actions() {
  const { console, bare } = await measureActions()
  printTitle('After a press or a key, among 10,000 records, with a 4 × slower processor')
  for (const [key, name, max] of STEPS) {
    printFigure(name, console[key], 'ms')
    printFigure(`${name}, of a bare page`, console[key] / bare[key], '×', max)
  }
}

/** The actions, each with how many times longer than a bare page it may take. */
const STEPS: [action: keyof ActionTimes, name: string, max: number][] = [
  ['menuToList', 'menu to list', 8],
  ['sort', 'sort', 14],
  ['nextPage', 'next page', 12],
  ['filter', 'filter', 8],
  ['rowToForm', 'row to edit form', 6],
  ['back', 'back to the list', 8],
  ['key', 'key in 20,000 characters', 1.5],
  ['tag', 'the 200th tag', 8],
]
