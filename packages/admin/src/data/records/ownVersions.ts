/** The versions of records that this tab has stored. */
const versions = new Set<string>()

/** Remembers that this tab has stored a version of a record. */
export function rememberOwnVersion(area: string, id: string, version: number): void {
  versions.add(`${area} ${id} ${version}`)
}

/** Forgets all of them, for stories, which begin with the same records. */
export function forgetOwnVersions(): void {
  versions.clear()
}

/** Whether this tab has stored a version of a record. */
export function isOwnVersion(area: string, id: string, version: number): boolean {
  return versions.has(`${area} ${id} ${version}`)
}
