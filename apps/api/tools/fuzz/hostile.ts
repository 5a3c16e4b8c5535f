import * as fc from 'fast-check'

/** Splits a text into words, for lists that would be long with one word per line. */
const words = (text: string) => text.trim().split(/\s+/)

const PROTOTYPE_NAMES = words('__proto__ constructor prototype toString hasOwnProperty then')

// None of these contains a word that `judge` treats as a leak, because responses can repeat refused values.
const TEXTS = [
  ...words(
    'NaN Infinity -0 1e309 0x10 1_000 ٣ true null undefined [object] % _ \\ %00 ${7*7} {{7*7}} $1',
  ),
  ...words(
    'http://[::1 //evil.example javascript:alert(1) data:text/html,x <script>alert(1)</script>',
  ),
  ...words(
    '../../etc/passwd 2026-02-30 0000-00-00 99999999999999999999 שלום e\u0301 \u200B \u202Eabc',
  ),
  ...PROTOTYPE_NAMES,
  '1'.repeat(400),
  "' or '1'='1",
  "'; drop table users; --",
]
const ODD_CHARACTERS = ['', ' ', '\0', 'a\0b', '\uD800', '\uDC00\uD800', '\uFEFF', 'a\r\nb: c']

/** Texts that often cause faults, of up to a few hundred characters. */
export const hostileText = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...TEXTS, ...ODD_CHARACTERS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
)

const UNITS = ['a', 'é', '😀', ' ', '\0', 'a@a.', 'w ', '<', '\uD800']

/** A text longer than any field allows, up to nearly the size limit of a body. */
export const longText = fc
  .tuple(fc.constantFrom(...UNITS), fc.constantFrom(201, 5001, 20_001, 60_000, 1_000_000))
  .map(([unit, bytes]) => unit.repeat(bytes / Buffer.byteLength(JSON.stringify(unit).slice(1, -1))))

const NAMES = words('id version createdAt passwordHash roleTypeId unknown a.b a[b]')

/** A field name that no schema has, or one for prototype pollution. */
export const strangeName = fc.oneof(
  fc.constantFrom(...PROTOTYPE_NAMES, ...NAMES, ''),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
)

const deep = (open: string, close: string, times: number) =>
  open.repeat(times) + close.repeat(times)

const PROTOTYPES = words(
  '{"__proto__":{"polluted":1}} {"constructor":{"prototype":{"polluted":1}}} [["__proto__",1]]',
)

const VALUES = [
  ...words(
    'null true false 0 -1 -0 0.1 1e999 -1e999 1e-999 1e21 9007199254740993 [] {} [[]] [null] [{}]',
  ),
  ...words(
    '123456789012345678901234567890 [1,2] ["a",["b"]] {"a":{"b":{"c":1}}} {"length":3} {"then":1}',
  ),
  ...words('{"toString":1,"valueOf":2} {"toJSON":"x"}'),
  ...PROTOTYPES,
  deep('[', ']', 500),
]

/** JSON of any type except the expected one. */
export const hostileJson = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 4, arbitrary: hostileText.map((text) => JSON.stringify(text)) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.array(hostileText, { maxLength: 40 }).map((all) => JSON.stringify(all)),
  },
)

const BODIES = [
  ...words(`null [] [{}] "x" 5 { } {"a":1,} {"a":1}{"b":2} {'a':1} \uFEFF{} {"a":\0} NaN a=1&b=2`),
  ...PROTOTYPES,
  '',
  ' ',
  deep('[', ']', 100_000),
  deep('{"a":', '}', 10_000),
  `{"a":"${'x'.repeat(1_100_000)}"}`,
]

/** JSON that is not an object. */
export const hostileBody = fc.constantFrom(...BODIES)
