/**
 * Adds the extension to each relative import of a compiled module: './tokens' becomes './tokens.js', and a folder
 * './folder/index.js'. `isFile` returns whether a specifier with its extension leads to a file.
 * Throws if an import leads to no file.
 */
export function addExtensions(code: string, isFile: (specifier: string) => boolean): string {
  return code.replaceAll(RELATIVE_IMPORT, (whole, before: string, quote: string, path: string) => {
    if (isFile(path) && /\.(?:js|css)$/.test(path)) return whole
    const found = [`${path}.js`, `${path}/index.js`].find(isFile)
    if (!found) throw new Error(`No file for the import '${path}'`)
    return `${before}${quote}${found}${quote}`
  })
}

// The forms that the compiler writes, in statements and in types: `from './a'`, `import './a'`, `import('./a')`.
const RELATIVE_IMPORT = /(\b(?:from|import)\s*\(?\s*)(["'])(\.{1,2}(?:\/[^"'\n]+)?)\2/g
