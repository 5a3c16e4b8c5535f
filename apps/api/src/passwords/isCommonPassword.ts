import { readFileSync } from 'node:fs'

/**
 * Whether a password is one of the most common ones, also with capitals, with digits for letters (P@ssw0rd), or with digits
 * and special characters around it (Summer2026!).
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.normalize('NFC').toLowerCase()
  const word = withoutSubstitutes(typed)
  return wordRanges(typed).some(([from, to]) => COMMON.has(word.slice(from, to)))
}

/** Replaces characters that stand for a letter by that letter. The list is converted in the same way. */
function withoutSubstitutes(text: string): string {
  return text.replaceAll(/[@4031!|l$57+89]/g, (character) => LETTERS[character] ?? character)
}

const LETTERS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  // A 1 may stand for an i or for an l, so all of them become an i.
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

/** The ranges where a word may begin and end: without none, some or all of the digits and special characters around it. */
function wordRanges(typed: string): [from: number, to: number][] {
  const before = /^\P{L}*/u.exec(typed)?.[0].length ?? 0
  const after = before === typed.length ? 0 : (/\P{L}*$/u.exec(tail(typed))?.[0].length ?? 0)
  const found: [number, number][] = []
  for (let from = 0; from <= Math.min(before, MAX_AROUND); from += 1)
    for (let cut = 0; cut <= Math.min(after, MAX_AROUND); cut += 1)
      found.push([from, typed.length - cut])
  return found
}

// With more characters around it, the word is the smaller part of the password.
const MAX_AROUND = 12

// Limits the regular expression, which would otherwise backtrack from every character of a long text.
function tail(typed: string): string {
  return typed.slice(-MAX_AROUND)
}

// Next to this file in src, and next to the bundle in dist.
const LIST = new URL('commonPasswords.txt', import.meta.url)

const COMMON = new Set(readFileSync(LIST, 'utf8').trim().split(/\s+/).map(withoutSubstitutes))
