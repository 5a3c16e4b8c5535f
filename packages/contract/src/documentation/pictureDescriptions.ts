import type { AnyEntity } from '@staff/entity'

import type { AreaCalls } from '../areas/areaCalls'
import type { pictureCalls } from '../areas/uses/pictureCalls'
import type { CallDescription, DescriptionsOf } from './CallDescription'
import { idempotencyHeader } from './headers'

const tag = 'images'
const unknown = { 404: 'There is no such picture.' }
const wrongParameter = { 422: 'A parameter is refused; `errors` names it.' }

const ofUses = {
  field: 'The name of the field.',
  states:
    '`working`: the record as staff edit it. `live`: what the public site shows. `upcoming`: what it will show.',
  hidden: 'How many other places there are, which the caller may not see.',
}

/** The descriptions of the calls about pictures and links. */
export const pictureDescriptions: DescriptionsOf<typeof pictureCalls> = {
  listPictures: {
    summary: 'The stored pictures',
    description: 'For everybody who may edit records with pictures.',
    tag,
    success: 'One page, the newest first.',
    properties: {
      bytes: 'The size as it is stored, WebP.',
      name: 'The name of the uploaded file; null for a picture of an earlier version.',
      uses: 'In how many places it is used: fields of records, as they stand or on the site.',
      undescribed: 'In how many of them nobody has described it, although the field asks for that.',
      uploaders: 'Everybody who has uploaded pictures.',
    },
    problems: wrongParameter,
  },
  readPictureUses: {
    summary: 'Where a picture is used',
    tag,
    success: 'One page of the places that the caller may see.',
    properties: ofUses,
    problems: { ...unknown, ...wrongParameter },
  },
  deletePicture: {
    summary: 'Delete a picture',
    description: 'Needs the right to delete records in an area with pictures.',
    tag,
    success: 'It is deleted, with its sizes.',
    problems: {
      ...unknown,
      403: 'The caller may not delete records with pictures.',
      409: 'Something uses it, or an earlier version or the trash still has it.',
    },
  },
  replacePictureEverywhere: {
    summary: 'Put another picture in the place of one, everywhere',
    description:
      'In all records that the caller may edit, in their pictures and texts. What the public site shows as it stands it goes on showing after the change if the caller may publish; otherwise the change waits for somebody who may.',
    tag,
    headers: idempotencyHeader,
    success: 'How many records have the other picture now, and each that was left as it was.',
    properties: {
      undos: 'The bulk actions that take it back within ten minutes, one for each area.',
      hidden: 'How many records with the picture the caller may not edit.',
    },
    problems: {
      ...unknown,
      400: 'The request is no JSON object, or the Idempotency-Key is malformed.',
      422: 'The other picture is not stored, or is the same one.',
    },
  },
  listBrokenLinks: {
    summary: 'Links in texts that lead nowhere',
    tag: 'search',
    success: 'One page of the links in records that the caller may see.',
    properties: {
      field: 'The name of the field with the text.',
      targetTitle: 'The title of the record that it links to; null if it is gone or hidden.',
      reason:
        '`deleted`: there is no such record. `trashed`: it is in the trash. `not-on-site`: the public site has no page of it.',
    },
    problems: wrongParameter,
  },
}

/** The description of the call that lists where a record is used. */
export function usesDescriptions({
  area,
  labels: { one },
}: AnyEntity): Record<'uses' & keyof AreaCalls, Omit<CallDescription, 'properties'>> {
  return {
    uses: {
      summary: `Where a ${one} is used`,
      description:
        'The records that refer to it, and those whose texts link to it. `hidden` counts those that the caller may not see.',
      tag: area,
      success: 'One page of the places.',
      problems: { 404: `There is no such ${one}.`, ...wrongParameter },
    },
  }
}
