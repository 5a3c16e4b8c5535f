import { MAX_SLUG, SLUG_FORM, type AnyEntity, type FieldErrors } from '@staff/entity'

import { jsonObject } from '../../call/accept'
import { addressMessages } from '../../messages/addressMessages'
import { Problem, refused } from '../../problems/Problem'
import { RECORD_ID } from '../recordId'
import type { RecordAddress } from './addressCalls'

/** The accepted body of a call that gives a record another address. Throws a 422 that names each refused property. */
export function acceptAddress(sent: unknown): string {
  const { slug, ...others } = jsonObject(sent)
  const errors: FieldErrors = Object.fromEntries(
    Object.keys(others).map((key) => [key, `Unknown field: ${key}`]),
  )
  const wrong = refuseSlug(slug)
  if (wrong) errors['slug'] = wrong
  if (Object.keys(errors).length > 0) throw refused(errors)
  return String(slug)
}

/** Why a value cannot be the slug of a record; undefined if it can. */
export function refuseSlug(slug: unknown): string | undefined {
  if (typeof slug !== 'string' || slug.length > MAX_SLUG || !SLUG_FORM.test(slug))
    return addressMessages.form
  return RECORD_ID.test(slug) ? addressMessages.isId : undefined
}

/** The 422 for an address that leads to another record. The title is empty for a person who may not read that record. */
export function addressTaken(slug: string, title: string): Problem {
  return refused({ slug: addressMessages.taken(slug, title) })
}

/** Throws unless a slug is an earlier one of a record, which can be given to other records: a 409 for the present one, and a 404 otherwise. */
export function requireEarlierSlug(
  slug: string,
  { slug: current, earlier }: Pick<RecordAddress, 'slug' | 'earlier'>,
): void {
  if (slug === current) throw new Problem(409, addressMessages.isCurrent)
  if (!earlier.includes(slug)) throw new Problem(404, addressMessages.notEarlier)
}

/** The 410 for a record that the public site showed once. */
export function goneFromSite({ labels }: AnyEntity): Problem {
  return new Problem(410, addressMessages.gone(labels.one))
}

/** How many slugs are tried in turn for records of the same title. After them, the id makes the slug unique. */
export const MAX_NUMBERED = 20

/** The slug of a record whose title is without Latin letters and digits, and the last one that is tried of a title: no other record has it. */
export function lastSlug(base: string, id: string): string {
  const own = id.replaceAll('-', '').slice(-12)
  return base ? `${base.slice(0, MAX_SLUG - own.length - 1).replace(/-$/, '')}-${own}` : own
}

/** The slugs of a title in the order in which they are tried: 'harbour-master', 'harbour-master-2'. None for a title that makes none. */
export function numbered(base: string): string[] {
  if (!base) return []
  return Array.from({ length: MAX_NUMBERED }, (_, index) => withNumber(base, index + 1))
}

function withNumber(base: string, number: number): string {
  if (number === 1) return base
  const ending = `-${number}`
  return base.slice(0, MAX_SLUG - ending.length).replace(/-$/, '') + ending
}
