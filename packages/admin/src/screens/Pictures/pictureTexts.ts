import type { ListedPicture, ReplacedPicture } from '@staff/contract'
import { formatBytes } from '@staff/forms'

/** What a picture is called: the name of its file. Those of an earlier version have none. */
export function pictureName({ name }: Pick<ListedPicture, 'name'>): string {
  return name || 'Picture without a name'
}

/** '1600 × 900 · 182 KB' */
export function pictureSize({ width, height, bytes }: ListedPicture): string {
  return `${width} × ${height} · ${formatBytes(bytes)}`
}

/** What became of a replacement, in one or two sentences. */
export function replacedText({ done, refused, hidden }: ReplacedPicture): string {
  const others = refused.length + hidden
  const parts = [
    done === 0 ? 'Nothing was replaced.' : `Replaced in ${records(done)}.`,
    ...(refused.length > 0 ? [`${records(refused.length)} could not be changed.`] : []),
    ...(hidden > 0 ? [`${records(hidden)} that you may not edit ${stay(hidden)}.`] : []),
  ]
  return others === 0 ? (parts[0] ?? '') : parts.join(' ')
}

function records(count: number): string {
  return count === 1 ? '1 record' : `${count} records`
}

function stay(count: number): string {
  return count === 1 ? 'keeps it' : 'keep it'
}

/** How many pictures: '1 picture', '12 pictures'. */
export function picturesText(count: number): string {
  return count === 1 ? '1 picture' : `${count} pictures`
}

/** In how many places a description is missing. */
export function undescribedText(places: number): string {
  return places === 1 ? 'Not described in one place' : `Not described in ${places} places`
}
