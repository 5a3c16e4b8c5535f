import { afterEach, beforeEach } from 'vitest'

let complaints: string[] = []

// React's warnings and every other complaint on the console fail the story that made them.
for (const level of ['error', 'warn'] as const) {
  const original = console[level]
  console[level] = (...words: unknown[]) => {
    complaints.push(`console.${level}: ${words.map(String).join(' ')}`)
    original(...words)
  }
}

beforeEach(() => {
  complaints = []
})

afterEach(() => {
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
})
