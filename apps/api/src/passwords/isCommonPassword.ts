import { readFileSync } from 'node:fs'

/**
 * Whether a password is one of the most common ones, or one of them in the usual disguise: with capitals, with digits for
 * letters (P@ssw0rd), with digits and special characters around it (Summer2026!).
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.normalize('NFC').toLowerCase()
  const read = asRead(typed)
  return cores(typed).some(([from, to]) => COMMON.has(read.slice(from, to)))
}

/** A text as it is meant: one letter for all signs that stand for it. The list is read in the same way. */
function asRead(text: string): string {
  return text.replaceAll(/[@4031!|l$57+89]/g, (sign) => LETTERS[sign] ?? sign)
}

const LETTERS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  // A 1 stands for an i in one word and for an l in another.
  '1': 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '8': 'b',
  '9': 'g',
}

/** Where a word may begin and end: with none, some or all of the digits and special characters around it. */
function cores(typed: string): [from: number, to: number][] {
  const before = /^\P{L}*/u.exec(typed)?.[0].length ?? 0
  const after = before === typed.length ? 0 : (/\P{L}*$/u.exec(tail(typed))?.[0].length ?? 0)
  const found: [number, number][] = []
  for (let from = 0; from <= Math.min(before, MOST_AROUND); from += 1)
    for (let cut = 0; cut <= Math.min(after, MOST_AROUND); cut += 1)
      found.push([from, typed.length - cut])
  return found
}

// Whoever adds more than this has made the word the smaller part.
const MOST_AROUND = 12

// A search for the end of a long text must not begin anew at each of its characters.
function tail(typed: string): string {
  return typed.slice(-MOST_AROUND)
}

// Beside this file in src, and beside the bundle in dist.
const LIST = new URL('commonPasswords.txt', import.meta.url)

const COMMON = new Set(readFileSync(LIST, 'utf8').trim().split(/\s+/).map(asRead))
