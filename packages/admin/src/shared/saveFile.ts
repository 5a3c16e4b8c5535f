/** Hands a file to the browser, which stores it as a download. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The download begins after the click. An address that is gone by then would be an empty file.
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE)
}

const MINUTE = 60_000

/** The kinds of files that lists are exported to. */
export type FileKind = 'csv' | 'xlsx'

/** The name of a file with the records of an area: 'careers-2026-11-22.csv'. */
export function fileName(area: string, kind: FileKind, now = new Date()): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return `${area}-${day.map((part) => String(part).padStart(2, '0')).join('-')}.${kind}`
}
