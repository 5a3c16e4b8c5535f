import { changePassword, entities, login } from '../content/entities'
import { checkTypes, describeFields, validate } from '../entity'
import { hostileLists, hostileTexts } from './hostileTexts'

type Schema = Parameters<typeof checkTypes>[0]

/** A field of a form. */
export interface FormField {
  /** `testimonial.description`. */
  name: string
  field: string
  schema: Schema
}

/** Every field of every form. */
export function formFields(): FormField[] {
  const created = entities.flatMap(({ name, create }) =>
    create ? [{ form: `${name} (new)`, schema: create.schema }] : [],
  )
  return [
    ...entities.map(({ name, schema }) => ({ form: name, schema })),
    ...created,
    { form: 'login', schema: login.schema },
    { form: 'changePassword', schema: changePassword.schema },
  ].flatMap(({ form, schema }) => fieldsOf(form, schema))
}

/** The fields of one form. */
export function fieldsOf(form: string, schema: Schema): FormField[] {
  return Object.keys(describeFields(schema)).map((field) => ({
    name: `${form}.${field}`,
    field,
    schema,
  }))
}

/** The milliseconds of processor time that the costliest hostile value of a length takes a field, and which that is. */
export function costliest(
  { field, schema }: FormField,
  length: number,
): { ms: number; which: number } {
  const costs = hostileValues(length).map((value) => costOf(schema, field, value))
  const ms = Math.max(...costs)
  return { ms, which: costs.indexOf(ms) }
}

/** What one of these values costs, at the best of some times: whatever else the machine does only adds to it. */
export function bestCost({ field, schema }: FormField, length: number, which: number): number {
  const value = hostileValues(length)[which]
  return Math.min(...Array.from({ length: 5 }, () => costOf(schema, field, value)))
}

function hostileValues(length: number): unknown[] {
  return [...hostileTexts(length), ...hostileLists(length)]
}

/** Checked as the API does: the types first, and the rules where these are right. Two fields may have to agree, so all get it. */
function costOf(schema: Schema, field: string, value: unknown): number {
  const others = Object.keys(describeFields(schema)).filter((name) => /password/i.test(name))
  const names = others.includes(field) ? others : [field]
  const body = Object.fromEntries(names.map((name) => [name, value]))
  const before = process.cpuUsage()
  if (Object.keys(checkTypes(schema, body)).length === 0) validate(schema, body)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
