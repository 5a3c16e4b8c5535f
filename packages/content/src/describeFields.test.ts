import { expect, test } from 'vitest'
import { number, object, string } from 'yup'
import { user } from '@staff/entity/people'
import { describeFields, secretsOf, sortableFields } from '@staff/entity'
import { login } from '@staff/entity/account'

import { blog } from './blog/blog.entity'
import { service } from './service/service.entity'
import { testimonial } from './testimonial/testimonial.entity'
import { entities } from './entities'

test('a field has its kind, label and limits', () => {
  const { name, rating, image, description } = testimonial.fields
  expect(name).toMatchObject({ kind: 'text', label: 'Name', type: 'string', maxCharacters: 120 })
  expect(rating).toMatchObject({ kind: 'number', integer: true, min: 1, max: 5, required: true })
  expect(image).toMatchObject({ kind: 'image', required: true, sortable: false, listed: true })
  expect(description).toMatchObject({ kind: 'multiline', maxCodePoints: 10_000, maxWords: 43 })
})

test('the last rule of a field decides its kind', () => {
  const fields = describeFields(login.schema)
  expect(fields['email']).toMatchObject({ kind: 'email', required: true })
  expect(fields['email']?.secret).toBeUndefined()
  expect(fields['password']).toMatchObject({ kind: 'password', secret: true })
})

test('a field can be required only for certain values of other fields', () => {
  expect(blog.fields.author).toMatchObject({ required: false, requiredWhen: { kind: 'Article' } })
  expect(blog.fields.tags.rules).toContain('required')
})

test('the fields of an entity tell what is listed, sortable and searchable', () => {
  const { fields } = service
  expect(Object.keys(fields)).toEqual(Object.keys(service.empty))
  expect(fields.name).toMatchObject({ listed: true, sortable: true, searchable: true })
  expect(fields.image).toMatchObject({ listed: false, sortable: false, searchable: false })
  const columns = ['name', 'orderBy', 'headingBy', 'updatedAt']
  expect(sortableFields(service)).toEqual([...columns, 'endsAt'])
})

test('the fields of a new record can be secrets too', () => {
  expect(secretsOf(user)).toEqual(['invite', 'password', 'mustChoosePassword'])
  expect(secretsOf(testimonial)).toEqual([])
})

test('every field of an entity has a label, and every reference names an area', () => {
  const areas: string[] = entities.map(({ area }) => area)
  const fields = entities.flatMap((entity) => Object.values(entity.fields))
  expect(fields.filter(({ label }) => !label)).toEqual([])
  const references = fields.filter(({ kind }) => kind === 'reference')
  expect(references.length).toBeGreaterThan(0)
  expect(references.filter(({ refersTo = '' }) => !areas.includes(refersTo))).toEqual([])
})

test('a schema without our rules gets the kinds of its types', () => {
  const schema = object({ name: string().required(), count: number() })
  expect(describeFields(schema)).toMatchObject({
    name: { kind: 'text', required: true, rules: ['required'] },
    count: { kind: 'number', required: false, rules: [] },
  })
  expect(describeFields(schema)).toBe(describeFields(schema))
})
