import { describe, expect, it } from 'vitest'

import { isMeant } from './storyList'

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
