import {
  isWithinCharacterLimit,
  removeHiddenCharacters,
  STATUSES,
  type Status,
} from '@staff/entity'
import { object, string } from 'yup'

import { defineCall, jsonResponse } from '../call/defineCall'
import { json, type JsonType } from '../call/json'

/** How many records a search finds: in each area, and in all. */
export const MAX_FOUND = { inArea: 5, inAll: 30 }

const MAX_CHARACTERS = 100

/** A record that a search has found. */
export interface FoundRecord {
  area: string
  id: string
  title: string
  /** A short text that tells records with equal titles apart: the location of a career. Left out if it is empty. */
  detail?: string
  /** The status on the public site. Left out for 'Published', and in areas that the site does not show. */
  status?: Status
}

const found: JsonType<FoundRecord> = {
  ...json.object({
    area: json.text(),
    id: json.text(),
    title: json.text(),
    detail: json.text(),
    status: json.choice(STATUSES),
  }),
  required: ['area', 'id', 'title'],
}

/** Finds records of all areas that the caller can read, by their titles. */
export const search = defineCall({
  method: 'GET',
  path: '/search',
  access: 'signedIn',
  query: object({
    q: string()
      .label('The beginning of the title, of one of its words, or any part of it')
      .transform((value: unknown) =>
        typeof value === 'string' ? removeHiddenCharacters(value) : value,
      )
      .trim()
      .required('q is required')
      .test('noNul', 'q must not contain a NUL character', (value) => !value.includes('\0'))
      .test({
        name: 'max',
        message: `q should not exceed ${MAX_CHARACTERS} characters`,
        test: (value) => isWithinCharacterLimit(value, MAX_CHARACTERS),
      })
      .meta({ maxCodePoints: MAX_CHARACTERS, example: 'eng' }),
  }),
  success: jsonResponse(200, json.object({ results: json.list(found) })),
})
