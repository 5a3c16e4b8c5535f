import { useState } from 'react'

import { useAnnouncement } from '../VisuallyHidden/useAnnouncement'
import { addTags } from './addTags'

/** Adds and removes tags, and announces both to screen readers. */
export function useTags(tags: string[], onChange: (tags: string[]) => void) {
  const [repeated, setRepeated] = useState<string[]>([])
  const [announcement, announce] = useAnnouncement()

  function add(text: string) {
    const outcome = addTags(tags, text)
    const sentences = [sentence(outcome.added, 'added'), repeatedSentence(outcome.repeated)]
    const spoken = sentences.filter(Boolean).join('. ')
    setRepeated(outcome.repeated)
    if (spoken) announce(spoken)
    if (outcome.added.length > 0) onChange(outcome.tags)
  }

  function remove(tag: string) {
    setRepeated([])
    announce(sentence([tag], 'removed'))
    onChange(tags.filter((other) => other !== tag))
  }

  return { add, remove, repeated, clearRepeated: () => setRepeated([]), announcement }
}

/** Tells that tags are in the list already; empty without tags. */
export function repeatedSentence(tags: string[]): string {
  return sentence(tags, `${tags.length > 1 ? 'are' : 'is'} already there`)
}

function sentence(tags: string[], verb: string): string {
  return tags.length > 0 ? `${tags.join(', ')} ${verb}` : ''
}
