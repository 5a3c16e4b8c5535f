import { defineFixtures } from '@staff/forms/entity'

import { authorFixtures } from '../author/author.fixtures'
import { book } from './book.entity'

const [leGuin, szymborska] = authorFixtures.records.map(({ id }) => id)
const cover = `/api/images/${'0'.repeat(64)}.webp`

export const bookFixtures = defineFixtures(book, {
  values: [
    { title: 'The Dispossessed', authorId: leGuin ?? '', genre: 'Novel', year: 1974, cover },
    {
      title: 'View with a Grain of Sand',
      authorId: szymborska ?? '',
      genre: 'Poetry',
      year: 1995,
      cover,
    },
  ],
  invalid: {},
})
