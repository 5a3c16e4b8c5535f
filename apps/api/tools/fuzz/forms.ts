import { readdirSync, readFileSync } from 'node:fs'

import * as fc from 'fast-check'

import { hostileText, strangeName } from './hostile'

const FOLDER = new URL('../../../../packages/content/src/images/', import.meta.url)

/** A few small pictures, to keep the database small. */
const PICTURES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.webp'))
  .slice(0, 3)
  .map((name) => readFileSync(new URL(name, FOLDER)))

const [FIRST = Buffer.alloc(0)] = PICTURES

const NO_PICTURES = [
  Buffer.alloc(0),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
  Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'),
  Buffer.from(
    '\x89PNG\r\n\x1A\n\x00\x00\x00\rIHDR\x00\x00\xFF\xFF\x00\x00\xFF\xFF\x08\x06',
    'latin1',
  ),
  Buffer.from('<!doctype html><script>alert(1)</script>'),
  Buffer.concat([FIRST, Buffer.from('<script>alert(1)</script>')]),
  Buffer.alloc(5_400_000, FIRST),
]

/** Generates the bytes of an upload: a valid, truncated or corrupted picture, or another file. */
const file = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...PICTURES) },
  { weight: 3, arbitrary: fc.nat(FIRST.length).map((length) => FIRST.subarray(0, length)) },
  // A picture with corrupted data can still be valid, and each would be stored, so only the header is corrupted.
  { weight: 2, arbitrary: fc.nat(40).map((at) => Buffer.from(FIRST).fill(0xff, at, at + 4)) },
  { weight: 4, arbitrary: fc.constantFrom(...NO_PICTURES) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
)

const part = fc
  .record({
    name: fc.oneof({ weight: 5, arbitrary: fc.constant('file') }, strangeName, hostileText),
    filename: fc.oneof(
      { weight: 5, arbitrary: fc.constant('a.webp') },
      fc.constant(undefined),
      hostileText,
    ),
    type: fc.constantFrom('image/webp', 'image/svg+xml', 'text/html', '', undefined),
    content: file,
  })
  .map(({ name, filename, type, content }) => {
    const named = filename === undefined ? '' : `; filename="${filename}"`
    const typed = type === undefined ? '' : `content-type: ${type}\r\n`
    const head = `content-disposition: form-data; name="${name}"${named}\r\n${typed}\r\n`
    return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')])
  })

/** Generates a multipart form: mostly with one picture, sometimes with several, none, or truncated. */
export const formBody = fc
  .record({
    parts: fc.oneof(
      { weight: 5, arbitrary: fc.tuple(part) },
      { weight: 1, arbitrary: fc.array(part, { maxLength: 4 }) },
    ),
    line: fc.oneof(
      { weight: 9, arbitrary: fc.constant('--b\r\n') },
      fc.constantFrom('', '--c\r\n', '--b'),
    ),
    end: fc.oneof(
      { weight: 9, arbitrary: fc.constant('--b--\r\n') },
      fc.constantFrom('', '--b', '--b--b'),
    ),
  })
  .map(({ parts, line, end }) => ({
    type: 'multipart/form-data; boundary=b',
    content: Buffer.concat([
      ...parts.flatMap((each) => [Buffer.from(line), each]),
      Buffer.from(end),
    ]),
  }))
