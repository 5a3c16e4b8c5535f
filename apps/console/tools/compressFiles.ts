import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

// Fonts and pictures are already compressed.
const COMPRESSIBLE = /\.(?:css|html|js|json|svg|txt)$/

/** Writes a Brotli and a gzip file next to each text file of a folder, so that the server compresses nothing. */
export function compressFiles(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of files.filter((each) => COMPRESSIBLE.test(each))) {
    const file = join(folder, name)
    const content = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(content))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
