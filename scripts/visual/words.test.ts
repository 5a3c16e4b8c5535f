import { describe, expect, it } from 'vitest'

import { isMeant } from './storyList'
import { readWish } from './words'

describe('the words after the command', () => {
  it('choose stories and accept them', () => {
    expect(readWish(['testimonials', '--update', 'conflict'])).toEqual({
      update: true,
      base: undefined,
      words: ['testimonials', 'conflict'],
    })
  })

  it('name the commit to compare with', () => {
    expect(readWish(['--base=origin/main']).base).toBe('origin/main')
  })

  it('are refused where they mean nothing', () => {
    expect(() => readWish(['--updte'])).toThrow('--updte is unknown')
  })
})

describe('a story', () => {
  const story = {
    id: 'screens-testimonials-list--nothing-yet',
    title: 'Screens/Testimonials/List',
    name: 'Nothing Yet',
  }

  it.each([[['testimonials', 'nothing']], [['Testimonials/List']], [['list--nothing-yet']], [[]]])(
    'is meant by %j',
    (words) => {
      expect(isMeant(story, words)).toBe(true)
    },
  )

  it('is not meant where one of the words is missing', () => {
    expect(isMeant(story, ['testimonials', 'failed'])).toBe(false)
  })
})
