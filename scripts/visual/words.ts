/** What the words after `npm run test:visual --` ask for. */
export interface Wish {
  /** Accept the pictures as they are now. */
  update: boolean
  /** The commit to compare with, where it is not the parent. */
  base: string | undefined
  /** Only stories that hold all of these. */
  words: string[]
}

/** Reads the command line. Throws a sentence for a flag that it does not know. */
export function readWish(args: readonly string[]): Wish {
  const wish: Wish = { update: false, base: undefined, words: [] }
  for (const arg of args) {
    if (arg === '--update') wish.update = true
    else if (arg.startsWith('--base=')) wish.base = arg.slice('--base='.length)
    else if (arg.startsWith('-'))
      throw new Error(`${arg} is unknown; there are --update and --base=<commit>.`)
    else wish.words.push(arg)
  }
  return wish
}
