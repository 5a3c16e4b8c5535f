import type { PicturePart, PicturePoint } from '@staff/entity'

const ALL = 1000

/** The smallest width and height of a crop, in thousandths. */
const MIN_CROP = 50

/** The edges of a crop, in thousandths of the picture from its left and its top. */
export interface Edges {
  left: number
  right: number
  top: number
  bottom: number
}

export type Edge = keyof Edges

/** The edges of the whole picture. */
export const WHOLE: Edges = { left: 0, right: ALL, top: 0, bottom: ALL }

/** The edges of a crop. */
export function edgesOf(crop: PicturePart | undefined): Edges {
  if (!crop) return WHOLE
  const { x, y, width, height } = crop
  return { left: x, right: x + width, top: y, bottom: y + height }
}

/** The crop with these edges; undefined for the whole picture. */
export function cropOf({ left, right, top, bottom }: Edges): PicturePart | undefined {
  if (right - left === ALL && bottom - top === ALL) return undefined
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Where an edge can be. Its opposite one stays where it is. */
export function rangeOf(edges: Edges, edge: Edge): { min: number; max: number } {
  if (edge === 'left') return { min: 0, max: edges.right - MIN_CROP }
  if (edge === 'top') return { min: 0, max: edges.bottom - MIN_CROP }
  return { min: (edge === 'right' ? edges.left : edges.top) + MIN_CROP, max: ALL }
}

/** The edges with one of them moved, as far as it can be. */
export function moveEdge(edges: Edges, edge: Edge, to: number): Edges {
  const { min, max } = rangeOf(edges, edge)
  return { ...edges, [edge]: between(min, Math.round(to), max) }
}

/** A point that is moved as little as is needed to be within a crop. */
export function within({ left, right, top, bottom }: Edges, { x, y }: PicturePoint): PicturePoint {
  return { x: between(left, Math.round(x), right), y: between(top, Math.round(y), bottom) }
}

/** The middle of a crop. */
export function middleOf({ left, right, top, bottom }: Edges): PicturePoint {
  return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) }
}

/** A place on a picture as people read it: '45 %'. */
export function percentOf(thousandths: number): string {
  return `${Math.round(thousandths / 10)} %`
}

function between(min: number, value: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
