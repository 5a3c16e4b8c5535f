import { FIXTURE_NOW, type AnyEntity, type EntityValues } from '@staff/entity'

import { addressOfPicture } from '../areas/pictures/pictureHash'
import type { AnyExample } from './CallExample'

const hash = '4e'.repeat(32)
const place = {
  area: 'roles',
  id: '019a0000-0000-7000-9200-000000000001',
  title: 'Editors',
  field: 'name',
}
const uses = {
  records: [{ ...place, states: ['working' as const, 'live' as const] }],
  total: 1,
  hidden: 2,
}
const uploader = { id: '019a0000-0000-7000-9000-000000000001', name: 'Esme Thornbury' }

/** The examples of the calls about pictures and links. */
export const pictureExamples = {
  listPictures: {
    query: { q: '', sort: 'uploadedAt' as const, used: 'yes' as const, page: 1, pageSize: 25 },
    response: {
      records: [
        {
          hash,
          url: addressOfPicture(hash),
          width: 1600,
          height: 900,
          bytes: 182_044,
          name: 'harbour.jpg',
          uploadedById: uploader.id,
          uploadedByName: uploader.name,
          uploadedAt: FIXTURE_NOW.toISOString(),
          uses: 3,
          undescribed: 0,
        },
      ],
      total: 1,
      uploaders: [uploader],
    },
  },
  readPictureUses: { params: { hash }, query: { page: 1, pageSize: 25 }, response: uses },
  deletePicture: { params: { hash } },
  replacePictureEverywhere: {
    params: { hash },
    body: { by: '5f'.repeat(32) },
    response: {
      done: 3,
      refused: [],
      undos: [{ area: place.area, undo: '019a0000-0000-7000-8000-0000000000f1' }],
      hidden: 0,
    },
  },
  listBrokenLinks: {
    query: { page: 1, pageSize: 25 },
    response: {
      records: [
        {
          ...place,
          targetArea: 'users',
          targetId: uploader.id,
          targetTitle: uploader.name,
          reason: 'not-on-site' as const,
        },
      ],
      total: 1,
    },
  },
}

/** The example of the call that lists where a record is used. */
export function usesExamples(entity: AnyEntity, record: EntityValues): { uses: AnyExample } {
  const params = { id: String(record[entity.idKey]) }
  return { uses: { params, query: { page: 1, pageSize: 25 }, response: uses } }
}
