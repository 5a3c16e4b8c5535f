/**
 * A text in NFC, in time linear in its length. No language has more than 30 marks on a letter, so longer runs are
 * normalized in parts of 30: the sort of all marks of a run takes quadratic time, seconds for 50,000 marks.
 */
export function toNfc(text: string): string {
  return TOO_MANY_MARKS.test(text) ? inParts(text, 'NFC') : text.normalize('NFC')
}

/** A text in NFKC, in time linear in its length, as `toNfc` is. */
export function toNfkc(text: string): string {
  return inParts(text, 'NFKC')
}

function inParts(text: string, form: 'NFC' | 'NFKC'): string {
  return (text.match(PARTS) ?? []).map((part) => part.normalize(form)).join('')
}

const TOO_MANY_MARKS = /\p{M}{31}/u
const PARTS = /\P{M}+\p{M}{0,30}|\p{M}{1,30}/gu
