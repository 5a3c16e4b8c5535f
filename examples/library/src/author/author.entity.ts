import { defineEntity, text } from '@staff/entity'
import { object } from 'yup'

/** Somebody who has written books of the library. */
export const author = defineEntity({
  name: 'author',
  area: 'authors',
  path: 'authors',
  idKey: 'id',
  labels: { one: 'author', many: 'Authors', intro: 'The people who wrote the books.' },
  schema: object({ name: text('Name', { max: 100 }) }),
  empty: { name: '' },
  titleOf: ({ name }) => name,
  listed: ['name'],
  searched: ['name'],
  publicSite: { fields: ['name'] },
})
