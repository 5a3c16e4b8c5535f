import { defineFixtures } from '@staff/entity'

import { authorFixtures } from '../author/author.fixtures'
import { book } from './book.entity'

const [leGuin, szymborska] = authorFixtures.records.map(({ id }) => id)
const cover = `/api/images/${'0'.repeat(64)}.webp`

export const bookFixtures = defineFixtures(book, {
  values: [
    {
      title: 'The Dispossessed',
      authorId: leGuin ?? '',
      genre: 'Novel',
      year: 1974,
      acquired: '2019-03-05',
      dueBack: '2026-12-01T17:00:00.000Z',
      cover,
    },
    {
      title: 'View with a Grain of Sand',
      authorId: szymborska ?? '',
      genre: 'Poetry',
      year: 1995,
      acquired: '2021-11-22',
      dueBack: null,
      cover,
    },
  ],
  invalid: {},
})
