import { importMessages } from '../../../messages/importMessages'
import { Problem } from '../../../problems/Problem'
import { CSV_LIMITS } from './importCall'

/** The text of a file in UTF-8, or in UTF-16 with a byte order mark. Throws a problem that says what else it is. */
export function decodeCsv(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new Problem(422, importMessages.noFile)
  if (bytes.length > CSV_LIMITS.bytes)
    throw new Problem(413, importMessages.tooLarge(CSV_LIMITS.bytes / 1024 / 1024))
  if (WORKBOOKS.some((start) => beginsWith(bytes, start)))
    throw new Problem(422, importMessages.workbook)
  const text = decode(bytes)
  // A text in UTF-16 without its mark has a zero beside each letter.
  if (text.includes('\0')) throw new Problem(422, importMessages.notText)
  return text
}

/** The first bytes of the files of newer and older Excels. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

const UTF_16: [encoding: string, mark: number[]][] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

function decode(bytes: Uint8Array): string {
  const [encoding = 'utf-8'] = UTF_16.find(([, mark]) => beginsWith(bytes, mark)) ?? []
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new Problem(422, encoding === 'utf-8' ? importMessages.notUtf8 : importMessages.notText)
  }
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}
