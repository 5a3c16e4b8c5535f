import { object, string } from 'yup'

import { defineCall, jsonResponse, noContent } from '../../call/defineCall'
import { json, type ValueOf } from '../../call/json'
import { anyOf } from '../filterRules'
import { searchText } from '../listParameters'
import { pageParameters } from '../pageParameters'
import { RECORD_ID } from '../recordId'
import { isPictureHash } from '../pictures/pictureHash'
import { usesType } from './usesCalls'

// People who may edit records with pictures.
const access = 'editor'

const pictureType = json.object({
  hash: json.text(),
  url: json.text(),
  width: json.integer(),
  height: json.integer(),
  bytes: json.integer(),
  name: json.textOrNull(),
  uploadedById: json.textOrNull(),
  uploadedByName: json.textOrNull(),
  uploadedAt: json.timestamp(),
  uses: json.integer(),
  undescribed: json.integer(),
})

/** A stored picture, and in how many places it is used. Those of an earlier version have neither the name of a file nor a person. */
export type ListedPicture = ValueOf<typeof pictureType>

const picturesType = json.object({
  records: json.list(pictureType),
  total: json.integer(),
  uploaders: json.list(json.object({ id: json.text(), name: json.text() })),
})

/** One page of the pictures, and everybody who has uploaded some. */
export type Pictures = ValueOf<typeof picturesType>

/** By what the pictures can be sorted. The default is the newest first. */
const PICTURE_SORTS = ['uploadedAt', 'name', 'bytes', 'uses'] as const
export type PictureSort = (typeof PICTURE_SORTS)[number]

const pictureParameters = object({
  q: searchText().label('A part of the name of the uploaded file').default(''),
  sort: oneOf('sort', 'By what the list is sorted', PICTURE_SORTS).default('uploadedAt'),
  order: oneOf('order', 'The direction of the order', ['asc', 'desc']),
  used: oneOf('used', 'Only pictures that are used, or those that are not', ['yes', 'no']),
  described: oneOf(
    'described',
    'Only pictures that lack a description somewhere (no), or those that do not (yes)',
    ['yes', 'no'],
  ),
  uploadedById: anyOf(
    'uploadedById',
    string()
      .label('Only pictures that this user has uploaded')
      .required('uploadedById must be the id of a user')
      .matches(RECORD_ID, 'uploadedById must be the id of a user')
      .meta({ pattern: RECORD_ID.source }),
  ),
  ...pageParameters,
})

function oneOf<const Value extends string>(name: string, label: string, values: readonly Value[]) {
  return string()
    .label(label)
    .oneOf(values, `${name} must be one of ${values.join(', ')}`)
}

/** What a list of pictures asks for. */
export type PictureParameters = ReturnType<(typeof pictureParameters)['validateSync']>

/** Lists the stored pictures. */
export const listPictures = defineCall({
  method: 'GET',
  path: '/pictures',
  access,
  query: pictureParameters,
  success: jsonResponse(200, picturesType),
})

/** Lists where a picture is used. */
export const readPictureUses = defineCall({
  method: 'GET',
  path: '/pictures/:hash/uses',
  access,
  query: object(pageParameters),
  success: jsonResponse(200, usesType),
})

/** Deletes a picture that nothing uses, neither the history nor the trash. */
export const deletePicture = defineCall({
  method: 'DELETE',
  path: '/pictures/:hash',
  access,
  success: noContent,
})

const replacedType = json.object({
  done: json.integer(),
  refused: json.list(
    json.object({ area: json.text(), id: json.text(), title: json.text(), message: json.text() }),
  ),
  undos: json.list(json.object({ area: json.text(), undo: json.text() })),
  hidden: json.integer(),
})

/**
 * What became of a replacement: how many records have the other picture, each that was left as it was, the bulk actions that take it back, and how
 * many records with the picture the caller may not edit.
 */
export type ReplacedPicture = ValueOf<typeof replacedType>

const NO_HASH = 'by must be the hash of a picture'

/** Puts another picture in the place of one, in all records that the caller may edit. */
export const replacePictureEverywhere = defineCall({
  method: 'POST',
  path: '/pictures/:hash/replace',
  access,
  body: {
    kind: 'json',
    schema: object({
      by: string()
        .label('The hash of the other picture')
        .required(NO_HASH)
        .test('hash', NO_HASH, isPictureHash)
        .meta({ pattern: '^[0-9a-f]{64}$' }),
    }),
  },
  success: jsonResponse(200, replacedType),
})

/** Why a link leads nowhere: its record was deleted, is in the trash, or the public site does not show it. */
export const BROKEN_REASONS = ['deleted', 'trashed', 'not-on-site'] as const
export type BrokenReason = (typeof BROKEN_REASONS)[number]

const brokenLinkType = json.object({
  area: json.text(),
  id: json.text(),
  title: json.text(),
  field: json.text(),
  targetArea: json.text(),
  targetId: json.text(),
  targetTitle: json.textOrNull(),
  reason: json.choice(BROKEN_REASONS),
})

/** A link in a text to a record that the site does not show. The title is null for one that is gone, or that the caller may not see. */
export type BrokenLink = ValueOf<typeof brokenLinkType>

/** Lists the links in texts of records that the caller may see whose records the public site does not show. */
export const listBrokenLinks = defineCall({
  method: 'GET',
  path: '/broken-links',
  access: 'signedIn',
  query: object(pageParameters),
  success: jsonResponse(
    200,
    json.object({ records: json.list(brokenLinkType), total: json.integer() }),
  ),
})

/** The calls about pictures and links, by name. */
export const pictureCalls = {
  listPictures,
  readPictureUses,
  deletePicture,
  replacePictureEverywhere,
  listBrokenLinks,
}
