/**
 * Returns whether a password is one of the given words, also with capitals, with digits for letters (P@ssw0rd), or with
 * digits and special characters around it (Summer2026!).
 */
export function matchesWord(words: readonly string[]): (password: string) => boolean {
  const common = new Set(words.map(withoutSubstitutes))
  return (password) => {
    const typed = password.normalize('NFC').toLowerCase()
    const word = withoutSubstitutes(typed)
    return wordRanges(typed).some(([from, to]) => common.has(word.slice(from, to)))
  }
}

/** Replaces characters that stand for a letter by that letter. The words are converted in the same way. */
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
  const after = before === typed.length ? 0 : (AROUND_END.exec(tail(typed))?.[0].length ?? 0)
  const found: [number, number][] = []
  for (let from = 0; from <= Math.min(before, MAX_AROUND); from += 1)
    for (let cut = 0; cut <= Math.min(after, MAX_AROUND); cut += 1)
      found.push([from, typed.length - cut])
  return found
}

// With more characters around it, the word is the smaller part of the password.
const MAX_AROUND = 12
const AROUND_END = /\P{L}{0,12}$/u

// Limits the regular expression, which would otherwise backtrack from every character of a long text.
function tail(typed: string): string {
  return typed.slice(-MAX_AROUND)
}
