import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** How the names of the sockets in a data directory begin. */
export const SOCKET = 'lock.'

/** The folder under a path that leaves room for a socket's name: the system allows about 100 bytes in all. */
export function shortPath(folder: string): { path: string; forget: () => void } {
  if (Buffer.byteLength(folder) < 60) return { path: folder, forget: () => undefined }
  const short = mkdtempSync(join(tmpdir(), 'data-'))
  symlinkSync(resolve(folder), join(short, 'd'))
  return {
    path: join(short, 'd'),
    forget: () => rmSync(short, { recursive: true, force: true }),
  }
}
