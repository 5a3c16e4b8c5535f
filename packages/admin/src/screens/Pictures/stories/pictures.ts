import { hashOfPicture } from '@staff/contract'
import { sampleCover, sampleImage } from '@staff/content/fixtures'
import { FIXTURE_NOW } from '@staff/entity'

import type { FakePicture } from '../../../testing/fakeApi/pictures/fakePictures'

const ANA = '019a0000-0000-7000-9000-000000000001'
const HOUR = 60 * 60_000

/** A stored picture that was uploaded some hours ago. */
function stored(url: string, name: string | null, hours: number): FakePicture {
  return {
    hash: hashOfPicture(url) ?? '',
    width: 640,
    height: 640,
    bytes: 48_000 + hours * 1000,
    name,
    uploadedById: name === null ? null : ANA,
    uploadedByName: name === null ? null : 'Ana Moreno',
    uploadedAt: new Date(FIXTURE_NOW.getTime() - hours * HOUR).toISOString(),
  }
}

/** One that records use, one that nothing uses, and one of an earlier version. */
export const portrait = stored(sampleImage(0), 'portrait-of-ana.jpg', 1)
export const unused = stored(unusedAddress(), 'harbour-at-night-before-the-storm.png', 50)
export const nameless = stored(sampleCover(0), null, 200)

/** An address that no record has. The picture itself is missing, as after a fault of the storage. */
function unusedAddress(): string {
  return `/api/images/${'ab'.repeat(32)}.webp`
}

/** One that nobody has described in one of its places. */
export const undescribed = stored(sampleCover(7), 'tiles.png', 300)

export const three = { pictures: [portrait, unused, nameless] }

/** More than one page. */
export const many = {
  pictures: Array.from({ length: 60 }, (_, index) => {
    const hash = hashOfPicture(sampleImage(index)) ?? ''
    const about = stored(sampleImage(index), `picture-${index + 1}.jpg`, index)
    return Object.assign(about, { hash: index < 8 ? hash : String(index).padStart(64, '0') })
  }),
}
