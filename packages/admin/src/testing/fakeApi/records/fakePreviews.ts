import {
  noSuchPreview,
  previewEnded,
  requireRoomForPreview,
  type PreviewLink,
  type WantedPreview,
} from '@staff/contract'
import { FIXTURE_NOW, type AnyEntity } from '@staff/entity'

import { fakeAnswers, type AnsweredLink, type FakeAnswerStart } from './fakeAnswers'
import type { FakePerson } from '../personal/fakePeople'

/** A stored preview link. Without a record or a release, it is for the whole site. */
export interface FakePreview extends PreviewLink, AnsweredLink {
  /** The id of a release. */
  release?: string | undefined
  /** Who made it. A link of a release needs it to work. */
  maker?: FakePerson
  /** @default a token that nobody knows */
  token?: string
}

/** The preview links at the start. */
export interface FakePreviewStart extends FakeAnswerStart {
  /**
   * The preview links of records and of the whole site, the newest first.
   * @default none
   */
  previews?: readonly FakePreview[]
  /**
   * The address of the preview page on the website; null for none.
   * @default one on www.example.com
   */
  previewUrl?: string | null
}

/** What a link is asked for: a record, a release by its id, or the whole site. */
export type Previewed = { entity: AnyEntity; id: string } | { release: string } | undefined

export type FakePreviews = ReturnType<typeof fakePreviews>

/** The preview links of a fake server. */
export function fakePreviews({
  previews = [],
  previewUrl:
    template = 'https://www.example.com/preview#token={token}&area={area}&id={id}&at={at}',
  previewAnswers,
}: FakePreviewStart) {
  let links: readonly FakePreview[] = previews
  let made = 0

  const isOf = (previewed: Previewed) => {
    const { record, release } = placeOf(previewed)
    return (link: FakePreview) =>
      link.record?.area === record?.area &&
      link.record?.id === record?.id &&
      link.release === release
  }

  return {
    template: template ?? undefined,
    answers: fakeAnswers({ previewAnswers }),

    /** The links of a record, or of the whole site. */
    list: (previewed: Previewed): PreviewLink[] => links.filter(isOf(previewed)).map(shown),

    /** Makes a link. Throws a 409 if there are too many. */
    add(previewed: Previewed, { version, hours, mayApprove }: WantedPreview, maker: FakePerson) {
      requireRoomForPreview(links.filter(isOf(previewed)).length, nameOf(previewed))
      made += 1
      const number = String(made).padStart(12, '0')
      const link = {
        id: `019b0000-0000-7000-9500-${number}`,
        version,
        mayApprove,
        madeBy: maker.name,
        madeAt: FIXTURE_NOW.toISOString(),
        endsAt: new Date(FIXTURE_NOW.getTime() + hours * 60 * 60_000).toISOString(),
        lastUsedAt: null,
      }
      const token = `${'fake-token-of-a-preview-link'.padEnd(31, '-')}${number}`
      links = [{ ...link, ...placeOf(previewed), token, maker }, ...links]
      return { ...link, token }
    },

    /** Revokes a link. Throws a 404 if there is none. */
    revoke(previewed: Previewed, id: string | undefined) {
      const found = links.filter(isOf(previewed)).find((link) => link.id === id)
      if (!found) throw noSuchPreview()
      links = links.filter((link) => link !== found)
    },

    /** The link of a token, which is used now. Throws a 403 if there is none. */
    use(token: string): FakePreview {
      const found = links.find((link) => link.token === token)
      if (!found) throw previewEnded()
      const used = { ...found, lastUsedAt: FIXTURE_NOW.toISOString() }
      links = links.map((link) => (link === found ? used : link))
      return used
    },
  }
}

/** What a link shows, as it is stored. */
function placeOf(previewed: Previewed): Pick<FakePreview, 'record' | 'release'> {
  if (!previewed) return {}
  if ('release' in previewed) return { release: previewed.release }
  return { record: { area: previewed.entity.area, id: previewed.id } }
}

function nameOf(previewed: Previewed): string {
  if (!previewed) return 'site'
  return 'release' in previewed ? 'release' : previewed.entity.labels.one
}

function shown({
  record: _record,
  release: _release,
  maker: _maker,
  token: _token,
  ...link
}: FakePreview): PreviewLink {
  return link
}
