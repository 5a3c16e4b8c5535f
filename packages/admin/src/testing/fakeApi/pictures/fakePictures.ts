import { addressOfPicture, hashOfPicture, usesIn, type ListedPicture } from '@staff/contract'
import { FIXTURE_NOW } from '@staff/entity'

import type { FakeServer } from '../fakeContent'
import { storedPictures } from '../images'
import type { FakePerson } from '../personal/fakePeople'
import { isOfPicture, placesOf } from './fakeUses'

/** What is stored of a picture. */
export type FakePicture = Omit<ListedPicture, 'url' | 'uses' | 'undescribed'>

/** The stored pictures: by default those of the records, as an earlier version has stored them. */
export function fakePictures(
  server: Pick<FakeServer, 'content' | 'entities' | 'store'>,
  initial: readonly FakePicture[] | undefined,
) {
  let pictures = initial ?? picturesOf(server)

  return {
    all: (): ListedPicture[] =>
      pictures.map((each) => ({
        ...each,
        url: addressOfPicture(each.hash),
        uses: placesOf(server, isOfPicture(each.hash)).length,
        undescribed: placesOf(server, (use) => isOfPicture(each.hash)(use) && use.isUndescribed)
          .length,
      })),

    find: (hash: string) => pictures.find((each) => each.hash === hash),

    remove(hash: string) {
      pictures = pictures.filter((each) => each.hash !== hash)
    },

    /** Stores an upload. The first of the same picture counts. */
    add(url: string, file: File, by: FakePerson) {
      const about = { name: file.name, uploadedById: by.userId, uploadedByName: by.name }
      const hash = hashOfPicture(url) ?? ''
      const known = pictures.find((each) => each.hash === hash)
      if (!known) pictures = [{ ...pictureOf(server, url), ...about }, ...pictures]
      else if (known.name === null)
        pictures = pictures.map((each) => (each === known ? Object.assign({}, each, about) : each))
    },

    /** Whether an earlier version, or the trash, has a picture. */
    isKept: (hash: string) =>
      server.entities.some((entity) =>
        server.store
          .allRows(entity.area)
          .some(({ record, versions }) =>
            [record, ...versions.map(({ values }) => values)].some((values) =>
              usesIn(entity, values).some(isOfPicture(hash)),
            ),
          ),
      ),
  }
}

export type FakePictures = ReturnType<typeof fakePictures>

function picturesOf(server: Pick<FakeServer, 'content' | 'entities' | 'store'>): FakePicture[] {
  const { uploadedImage } = server.content
  const isNew = (hash: string) => placesOf(server, isOfPicture(hash)).length === 0
  return [...storedPictures(server.content)].map(String).flatMap((url) => {
    const hash = hashOfPicture(url)
    if (hash === undefined || (url === uploadedImage && isNew(hash))) return []
    return [pictureOf(server, url)]
  })
}

function pictureOf({ content }: Pick<FakeServer, 'content'>, url: string): FakePicture {
  return {
    hash: hashOfPicture(url) ?? '',
    width: 320,
    height: 320,
    ...content.sizeOfImage?.(url),
    bytes: 48_000,
    name: null,
    uploadedById: null,
    uploadedByName: null,
    uploadedAt: FIXTURE_NOW.toISOString(),
  }
}
