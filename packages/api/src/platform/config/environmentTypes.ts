import { array, boolean, number, string } from 'yup'

interface Refused {
  path: string
  originalValue?: unknown
}

/** An error message that names the variable, what it must be and what it is. */
export function mustBe(expected: string) {
  return ({ path, originalValue }: Refused) =>
    `${path} must be ${expected}, not "${String(originalValue)}".`
}

interface Range {
  /** @default 0 */
  min?: number
  max: number
  /** What the error message says that the variable must be. */
  expected: string
}

/** A whole number in decimal digits. */
export function wholeNumber({ min = 0, max, expected }: Range) {
  const message = mustBe(expected)
  return (
    number()
      // Only digits. yup's own conversion also accepts fractions and exponents.
      .transform((_number, text) => (/^\d+$/.test(String(text)) ? Number(text) : Number.NaN))
      .typeError(message)
      .min(min, message)
      .max(max, message)
      .meta({ min, max, integer: true })
  )
}

/** How many days something is kept; 0 keeps it forever. `what` is the word for it in the error message. */
export function daysKept(what: 'it' | 'them', byDefault: number) {
  const expected = `a number of days, or 0 to keep ${what} forever`
  return wholeNumber({ max: 9999, expected }).default(byDefault)
}

/** A switch: 1 or 0. */
export function onOrOff() {
  return boolean()
    .transform((_boolean, text) => ON_OFF.get(String(text)) ?? text)
    .typeError(mustBe('1 or 0'))
}

const ON_OFF = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
])

/** Origins separated by commas. */
export function origins() {
  return array(string().defined())
    .transform((_array, text) =>
      String(text)
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .default([])
    .test('origins', (list, { path, createError }) => {
      const wrong = list.find((each) => !isOrigin(each))
      if (wrong === undefined) return true
      const expected = 'origins like https://www.example.com with commas between them'
      return createError({ message: mustBe(expected)({ path, originalValue: wrong }) })
    })
}

/** Whether a text is an origin exactly as browsers send it. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

/** A secret of visible ASCII characters. */
export function secret(minLength: number) {
  return string()
    .matches(
      new RegExp(String.raw`^[\x21-\x7e]{${minLength},}$`),
      ({ path }: Refused) => `${path} needs at least ${minLength} characters, and no spaces.`,
    )
    .meta({ secret: true })
}

/** The address of a preview page, with a place for the token. */
export function previewUrl() {
  const expected =
    'an address like https://www.example.com/preview#token={token}&area={area}&id={id}, with {token} in it'
  return string().test(
    'isPreviewUrl',
    mustBe(expected),
    (text) =>
      text === undefined ||
      (/^https?:/.test(text) && URL.canParse(text) && text.includes('{token}')),
  )
}

/** The address of the public website, with a place for the region at its end if it has several. */
export function siteUrl() {
  const expected = 'an address like https://www.example.com or https://www.example.com/{region}'
  return string().test('isSiteUrl', mustBe(expected), (text) => {
    const url = text?.replace(/\/\{region\}\/?$/, '')
    return url === undefined || (/^https?:[^{}?#\s]+$/.test(url) && URL.canParse(url))
  })
}

/** The address of the console, without a path. */
export function publicUrl() {
  return string().test(
    'isPublicUrl',
    mustBe('an address like https://console.example.com, without a path'),
    (text) => text === undefined || isOrigin(text.replace(/\/$/, '')),
  )
}
