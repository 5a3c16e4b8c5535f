import { rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

import { forge, withHeader } from './testing'

const damaged = 'This backup is damaged: its content does not fit its checksum.'
const notABackup = /^This file is not a backup of the console/

/** Ways to corrupt a backup file: the name, the function that does it, and the message of the refusal. */
export const CORRUPTIONS: [string, (name: string) => void, string | RegExp][] = [
  [
    'cut in its middle',
    (name) => truncateSync(name, Math.floor(statSync(name).size / 2)),
    /: it was cut\.$/,
  ],
  ['cut at its end', (name) => truncateSync(name, statSync(name).size - 9), /: it was cut\.$/],
  ['without its last line', (name) => forge(name, (lines) => lines.slice(0, -1)), /end is miss/],
  ['without one row', (name) => forge(name, (lines) => lines.toSpliced(5, 1)), damaged],
  [
    'with one row twice',
    (name) => forge(name, ([a = '', b = '', ...c]) => [a, b, b, ...c]),
    damaged,
  ],
  [
    'with another letter',
    (name) => forge(name, (all) => all.map((l) => l.replace('Ana', 'Eva'))),
    damaged,
  ],
  ['with content after its end', (name) => forge(name, (lines) => [...lines, 'roles {}']), damaged],
  ['that is a text file', (name) => writeFileSync(name, 'Hello'), notABackup],
  ['that is empty', (name) => writeFileSync(name, ''), /^This backup is not complete/],
  ['of another program', (name) => writeFileSync(name, gzipSync('PGDMP 1\n')), notABackup],
  ['that is missing', (name) => rmSync(name), /^There is no file /],
  ['of a later format', (name) => forge(name, withHeader({ format: 2 })), /newer version/],
  [
    'of later tables',
    (name) => forge(name, withHeader({ level: 99 }), { withFooter: true }),
    /newer version/,
  ],
  [
    'of other tables',
    (name) => forge(name, withHeader({ migration: 'x' }), { withFooter: true }),
    /unknown here/,
  ],
]
