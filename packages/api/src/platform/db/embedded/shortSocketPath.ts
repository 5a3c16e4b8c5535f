import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** The prefix of the sockets' names in a data directory. */
export const SOCKET = 'lock.'

/** A short path to the folder: with the name of the socket, the operating system allows about 100 bytes. `forget` removes it. */
export function shortPath(folder: string): { path: string; forget: () => void } {
  if (Buffer.byteLength(folder) < 60) return { path: folder, forget: () => undefined }
  const short = mkdtempSync(join(tmpdir(), 'data-'))
  symlinkSync(resolve(folder), join(short, 'd'))
  return {
    path: join(short, 'd'),
    forget: () => rmSync(short, { recursive: true, force: true }),
  }
}
