import { capitalize, type FieldChange, type FieldChanges } from '@staff/entity'

/** What a form says where it compares its values with those that somebody has saved meanwhile. */
export interface ConflictWords {
  /** The title above the form. */
  title: string
  /** What to do, below what the others have changed. */
  advice: string
  /** The beginning of the dialog that compares the fields. */
  question: string
  /** The names of the value that both sides started from and of the one in the form. */
  before: string
  mine: string
}

/** For a save. */
export const saveConflict: ConflictWords = {
  title: 'Your changes are not saved yet',
  advice: 'Choose which to save, or show their version and let yours go.',
  question: 'Choose what to save. All other changes, theirs and yours, are kept.',
  before: 'Before',
  mine: 'You, not saved yet',
}

/** For the undo of a save. */
export const undoConflict: ConflictWords = {
  title: 'The undo is not saved yet',
  advice: 'Choose which to save, or show their version and leave it as it is.',
  question:
    'Choose what to save. In all other fields their changes are kept, and yours are undone.',
  before: 'Your save',
  mine: 'Before your save',
}

/** For changes of other fields only, after so many of them that the form did not go on by itself. */
export const SAVE_AGAIN = 'Others have changed other fields meanwhile. Save again to keep both.'

interface Named {
  name: string
  label: string
}

/** 'Ana Moreno changed the name and the rating 2 minutes ago.' One sentence for each change. */
export function changeSentences(fields: readonly Named[], changes: FieldChanges, now: Date) {
  const groups = new Map<string, { change: FieldChange | undefined; labels: string[] }>()
  for (const { name, label } of fields) {
    const change = changes[name]
    const key = `${change?.by?.userId} ${change?.by?.userName} ${change?.at}`
    const group = groups.get(key) ?? { change, labels: [] }
    groups.set(key, { change, labels: [...group.labels, `the ${inSentence(label)}`] })
  }
  return [...groups.values()]
    .map(
      ({ change, labels }) =>
        `${subject(change)}${change?.reader ? ',' : ''} changed ${and(labels)}${after(change, now)}.`,
    )
    .join(' ')
}

/** 'You and Ana Moreno both changed Name', the title of the comparison. */
export function bothChanged(fields: readonly Named[], changes: FieldChanges): string {
  const what = fields.length > 3 ? `${fields.length} fields` : and(fields.map(({ label }) => label))
  const all = fields.map(({ name }) => changes[name])
  if (all.every((change) => change?.reader === 'here')) return `You changed ${what} twice`
  if (all.every((change) => change?.reader)) return `You changed ${what} here and in another tab`
  const people = new Set(all.map((change) => (change?.reader ? '' : nameOf(change))))
  const others = [...people].filter((name) => name !== '')
  return `${and(['You', ...others])} ${others.length === 1 ? 'both ' : ''}changed ${what}`
}

/** Whose value of a field it is, with the time: 'Ana Moreno, 2 minutes ago'. */
export function whose(change: FieldChange | undefined, now: Date): string {
  const name = subject(change)
  return change ? `${name}, ${ago(change.at, now)}` : name
}

function subject(change: FieldChange | undefined): string {
  if (change?.reader === 'here') return 'You, in this tab'
  return change?.reader ? 'You, in another tab' : capitalize(nameOf(change))
}

function nameOf(change: FieldChange | undefined): string {
  return change?.by?.userName || 'someone else'
}

function after(change: FieldChange | undefined, now: Date): string {
  return change ? ` ${ago(change.at, now)}` : ''
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const relative = new Intl.RelativeTimeFormat('en')

/** 'just now', '2 minutes ago', '3 hours ago', '5 days ago'. */
function ago(at: string, now: Date): string {
  const age = now.getTime() - Date.parse(at)
  // A server whose clock is slightly ahead sends times in the future.
  if (!(age >= MINUTE)) return 'just now'
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), 'minute')
  if (age < DAY) return relative.format(-Math.floor(age / HOUR), 'hour')
  return relative.format(-Math.floor(age / DAY), 'day')
}

/** A label within a sentence: 'LinkedIn link' for 'LinkedIn Link'. */
function inSentence(label: string): string {
  return label.replaceAll(/\b\p{Lu}\p{Ll}*\b/gu, (word) => word.toLowerCase())
}

function and(parts: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(parts)
}
