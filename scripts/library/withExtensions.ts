/**
 * Adds the extension to each relative import of a compiled module: './tokens' becomes './tokens.js', a folder its
 * './folder/index.js'. `isFile` tells whether a specifier with its extension leads to a file.
 * Throws where an import leads nowhere.
 */
export function withExtensions(code: string, isFile: (specifier: string) => boolean): string {
  return code.replaceAll(RELATIVE_IMPORT, (whole, before: string, quote: string, path: string) => {
    if (isFile(path) && /\.(?:js|css)$/.test(path)) return whole
    const found = [`${path}.js`, `${path}/index.js`].find(isFile)
    if (!found) throw new Error(`Nothing is at '${path}'`)
    return `${before}${quote}${found}${quote}`
  })
}

// `from './a'`, `import './a'`, `import('./a')`: what the compiler writes, at the start of a statement or in a type.
const RELATIVE_IMPORT = /(\b(?:from|import)\s*\(?\s*)(["'])(\.{1,2}(?:\/[^"'\n]+)?)\2/g
