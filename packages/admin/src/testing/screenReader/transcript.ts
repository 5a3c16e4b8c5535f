import { expect } from 'storybook/test'

import { announcementsOf } from './announcements'
import { spokenText, surroundingContainers, wordsOf } from './spokenText'

/** The output of a screen reader during a journey, step by step. */
export interface Transcript {
  /** Performs a step and records the page title, the focus and the announcements. */
  step: (title: string, act: () => Promise<unknown>) => Promise<void>
  /** Records the whole text of an element. */
  read: (element: Element) => void
  /** Compares the record with the stored transcript, and stops recording. */
  compare: (name: string) => Promise<void>
}

/** Starts to record what a screen reader would say. `stored` returns the text of a stored transcript. */
export function transcribe(stored: (file: string) => string | undefined): Transcript {
  const lines: string[] = []
  const focused: string[] = []
  const announced = new Set<string>()
  let title = ''
  let around: Element[] = []
  let last = ''

  function handleFocus({ target }: FocusEvent) {
    if (!(target instanceof Element)) return
    const places = surroundingContainers(target)
    const entered = places.filter((place) => !around.includes(place))
    focused.push(...entered.map((place) => `enters  ${spokenText(place)}`))
    around = [...places, target]
    last = spokenText(target)
    const line = `focus   ${last}`
    // A dialog may focus itself twice.
    if (focused.at(-1) !== line) focused.push(line)
  }

  const observer = new MutationObserver((changes) => {
    for (const { words, isUrgent } of changes.flatMap(announcementsOf))
      if (words) announced.add(`${isUrgent ? 'alert ' : 'says  '}  "${words}"`)
  })

  document.addEventListener('focusin', handleFocus)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })

  async function step(heading: string, act: () => Promise<unknown>) {
    await act()
    lines.push('', heading)
    if (document.title !== title) lines.push(`  page    "${document.title}"`)
    title = document.title
    lines.push(...focused.map((line) => `  ${line}`))
    const here = document.activeElement
    // A focused control that changed, such as by input or a refused save, is read again.
    if (here && here !== document.body && spokenText(here) !== last) {
      last = spokenText(here)
      lines.push(`  now     ${last}`)
    }
    lines.push(...Array.from(announced, (line) => `  ${line}`))
    focused.length = 0
    announced.clear()
  }

  async function compare(name: string) {
    document.removeEventListener('focusin', handleFocus)
    observer.disconnect()
    const text = `${name}\n${lines.join('\n')}\n`
    if (rewrite) await rewrite(fileOf(name), text)
    else await expect(text).toBe(stored(fileOf(name)))
  }

  function read(element: Element) {
    focused.push(`reads   "${wordsOf(element)}"`)
  }

  return { step, read, compare }
}

function fileOf(name: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.transcript.txt`
}

let rewrite: ((file: string, text: string) => Promise<void>) | undefined

/** Makes `compare` store transcripts with this function instead of comparing them, to accept changes. */
export function rewriteTranscripts(store: (file: string, text: string) => Promise<void>): void {
  rewrite = store
}
