import { importMessages } from '@staff/contract'
import { strFromU8, unzipSync } from 'fflate'

import { WorkbookError } from '../WorkbookError'
import { parseXml, type XmlElement } from './parseXml'

/** What the parts of a workbook may have together when they are unpacked. */
const MAX_BYTES = 60 * 1024 * 1024

/** The parts of a workbook as XML. Throws a `WorkbookError` for a file that is none, or that would fill the memory. */
export function unpackWorkbook(bytes: Uint8Array, isWanted: (name: string) => boolean) {
  let total = 0
  const unpack = () =>
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!isWanted(name)) return false
        total += originalSize
        // The sizes come from the file. A part never gets more than its own.
        if (total > MAX_BYTES) throw new WorkbookError(importMessages.workbookTooLarge)
        return true
      },
    })
  return readable(
    () => new Map(Object.entries(unpack()).map(([name, part]) => [name, parse(part)])),
  )
}

function parse(part: Uint8Array): XmlElement {
  return parseXml(strFromU8(part))
}

function readable<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (error instanceof WorkbookError) throw error
    throw new WorkbookError(importMessages.noWorkbook)
  }
}
