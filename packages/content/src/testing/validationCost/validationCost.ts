import { entities } from '@staff/content/entities'
import { changePassword, login } from '@staff/entity/account'
import { checkTypes, describeFields, validate } from '@staff/entity'
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

/**
 * The processor time in milliseconds of the most expensive hostile value for a field, and the index of that value.
 */
export function costliest(
  { field, schema }: FormField,
  length: number,
): { ms: number; which: number } {
  const costs = hostileValues(length).map((value) => costOf(schema, field, value))
  const ms = Math.max(...costs)
  return { ms, which: costs.indexOf(ms) }
}

/** The best of several processor times for one hostile value. Other load only adds to them. */
export function bestCost({ field, schema }: FormField, length: number, which: number): number {
  const value = hostileValues(length)[which]
  return Math.min(...Array.from({ length: 5 }, () => costOf(schema, field, value)))
}

function hostileValues(length: number): unknown[] {
  return [...hostileTexts(length), ...hostileLists(length)]
}

/**
 * Validates as the API does: types first, then the rules. Two password fields may have to match, so all of them get
 * the value.
 */
function costOf(schema: Schema, field: string, value: unknown): number {
  const others = Object.keys(describeFields(schema)).filter((name) => /password/i.test(name))
  const names = others.includes(field) ? others : [field]
  const body = Object.fromEntries(names.map((name) => [name, value]))
  const before = process.cpuUsage()
  if (Object.keys(checkTypes(schema, body)).length === 0) validate(schema, body)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
