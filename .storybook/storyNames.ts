import { storyNameFromExport } from 'storybook/internal/csf'
import type { Indexer } from 'storybook/internal/types'

/** Names stories as people speak: “Do and don’t” and “List in the UK”, not “Do And Dont” and “List In The UK”. */
export function nameStoriesInWords(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options)
      for (const entry of entries)
        if (entry.type === 'story' && entry.name === storyNameFromExport(entry.exportName))
          entry.name = wordsOf(entry.name)
      return entries
    },
  }
}

/** Only the first word, names and abbreviations begin with a capital letter. */
export function wordsOf(name: string): string {
  const words = name.split(' ').map((word, index) => {
    const spoken = SPOKEN[word.toLowerCase()] ?? word
    const isKept = index === 0 || NAMES.has(word) || /^(?:[A-Z]{2,}|\d.*)$/.test(word)
    return isKept ? spoken : spoken.toLowerCase()
  })
  const [first = '', ...rest] = words
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ')
}

const SPOKEN: Readonly<Record<string, string>> = {
  dont: 'don’t',
  didnt: 'didn’t',
  cannot: 'cannot',
  isnt: 'isn’t',
  linkedin: 'LinkedIn',
  csv: 'CSV',
  url: 'URL',
}

const NAMES = new Set(['Alt', 'Ana', 'Ben', 'CSV', 'English', 'Excel', 'Priya', 'React', 'URL'])
