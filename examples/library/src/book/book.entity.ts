import {
  choice,
  date,
  defineEntity,
  image,
  optionalDateTime,
  reference,
  text,
  wholeNumber,
} from '@staff/entity'
import { object } from 'yup'

/** A title of the library, by one of its authors. */
export const book = defineEntity({
  name: 'book',
  area: 'books',
  path: 'books',
  idKey: 'id',
  labels: { one: 'book', many: 'Books', intro: 'What readers can borrow.' },
  schema: object({
    title: text('Title', { max: 200 }),
    authorId: reference('Author', 'authors'),
    genre: choice('Genre', ['Novel', 'Poetry', 'Science', 'History']),
    year: wholeNumber('Year', 1450, 2100),
    acquired: date('Acquired', { earliest: '1900-01-01' }),
    dueBack: optionalDateTime('Due back'),
    cover: image('Cover'),
  }),
  empty: { title: '', authorId: '', genre: '', year: null, acquired: '', dueBack: '', cover: '' },
  titleOf: ({ title }) => title,
  listed: ['cover', 'title', 'authorId', 'year', 'acquired', 'dueBack'],
  searched: ['title'],
  filtered: ['authorId', 'genre', 'acquired', 'dueBack'],
  publicSite: { fields: ['title', 'authorId', 'genre', 'year', 'acquired', 'cover'] },
  // The step that each call needs. To change a field that the website shows, a role needs 'publish' too.
  access: { read: 'see', write: 'edit', create: 'publish', remove: 'administrator' },
})
