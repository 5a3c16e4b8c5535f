import { color, radius } from '@staff/ui'
import { diffWordsWithSpace } from 'diff'
import { createElement } from 'react'
import { styled } from 'styled-components'

export interface ChangedWordsProps {
  before: string
  after: string
  /**
   * Which of the two texts is shown: the earlier one with what was removed, the later one with what was added, or both in one.
   * @default 'both'
   */
  side?: 'before' | 'after' | 'both'
}

/** A text with its changes marked: the words that were added and those that were removed. */
export function ChangedWords({ before, after, side = 'both' }: ChangedWordsProps) {
  const parts = changesOf(before, after, side === 'both')
    .filter(({ added, removed }) => !(side === 'before' ? added : side === 'after' && removed))
    .map(({ value, added, removed }) => {
      if (added) return createElement('ins', null, value)
      return removed ? createElement('del', null, value) : value
    })
  // As arguments, the parts need no keys: they have no identity of their own.
  return createElement(Marked, { dir: 'auto' }, ...parts)
}

/** The most words that are compared one by one. Two long texts without anything in common would take seconds. */
const MAX_CHANGES = 3000

interface Part {
  value: string
  added?: boolean
  removed?: boolean
}

/** If less than this share of the shorter text is the same, marks between the words would be hard to read. */
const MIN_SAME = 0.5

/** The parts of both texts. If most words differ, the two texts are whole, one below the other. */
function changesOf(before: string, after: string, isBoth: boolean): Part[] {
  const parts = commonParts(before, after)
  if (parts) return parts
  return [
    { value: before, removed: true },
    ...(isBoth && before && after ? [{ value: '\n' }] : []),
    { value: after, added: true },
  ].filter(({ value }) => value !== '')
}

/** Whether so many words of two texts differ that each is shown whole. */
export function mostWordsDiffer(before: string, after: string): boolean {
  return commonParts(before, after) === undefined
}

function commonParts(before: string, after: string): Part[] | undefined {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MAX_CHANGES })
  const same = parts?.filter(({ added, removed }) => !added && !removed)
  const length = same?.reduce((sum, { value }) => sum + value.length, 0) ?? 0
  return length >= MIN_SAME * Math.min(before.length, after.length) ? parts : undefined
}

/** A text in which `ins` is what was added, and `del` what was removed: by colour, and by their lines. */
export const Marked = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  ins,
  del {
    border-radius: ${radius.s};
  }
  ins {
    background: ${color.addSoft};
  }
  del {
    background: ${color.dangerSoft};
  }
`
