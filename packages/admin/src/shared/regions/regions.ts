import type { Area, Region } from '../admin'

/** The region with this name, such as a segment of a URL. */
export function findRegion(regions: readonly Region[], name: unknown): Region | undefined {
  return regions.find((region) => region.name === name)
}

/** The first of the names that is a region, or else the default region. Undefined in an admin without regions. */
export function currentRegion(
  regions: readonly Region[],
  ...names: readonly (string | null | undefined)[]
): string | undefined {
  return names.find((name) => findRegion(regions, name)) ?? regions[0]?.name
}

/** Whether a region has an area. In an admin without regions, every area may be opened. */
export function isInRegion({ regions }: Pick<Area, 'regions'>, name: string | undefined): boolean {
  return name === undefined || !regions || regions.includes(name)
}
