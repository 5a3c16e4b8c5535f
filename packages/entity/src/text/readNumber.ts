/** Digits, plain or in groups of three, with a decimal point: `1200`, `1,200`, `2.5`, `.5`. */
const WRITTEN = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+|(?=\.))(?:\.\d+)?$/

/** Full-width digits and signs. */
const OTHER_FORMS = /[\uff0b-\uff0e\uff10-\uff19]/g
const FULL_WIDTH_OFFSET = 0xfee0

/**
 * Parses a number in the notation that both regions share; NaN for anything else, and for notations of programs such
 * as `1e1` or `0x10`.
 */
export function readNumber(text: string): number {
  const plain = text
    .trim()
    .replace(/^\u2212/, '-')
    .replace(OTHER_FORMS, (each) => String.fromCharCode(each.charCodeAt(0) - FULL_WIDTH_OFFSET))
  if (!WRITTEN.test(plain)) return Number.NaN
  // Avoids -0, which would be stored and shown as a number other than 0.
  return Number(plain.replaceAll(',', '')) || 0
}

/** Formats a number without an exponent and without groups: `0.0000001`, not `1e-7`. */
export function writeNumber(value: number): string {
  return plainNumber.format(value)
}

const plainNumber = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 })
