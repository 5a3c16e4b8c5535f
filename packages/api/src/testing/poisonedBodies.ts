/** The content type of the forms from `formOf`. */
export const FORM = 'multipart/form-data; boundary=b'

const POISON = '{"polluted": 1, "roleTypeId": 1, "prototype": {"polluted": 1}}'

/** Bodies that contain a key next to the fields, inside each field, in a list of pairs, and as the name of a form's part. */
export function poisonedBodies(
  key: string,
  right: Record<string, unknown>,
): [type: string, body: string][] {
  const json = poisonedJson(key, right).map((body): [string, string] => ['application/json', body])
  const forms = poisonedForms(key).map((body): [string, string] => [FORM, body.toString()])
  return [...json, ...forms]
}

function poisonedJson(key: string, right: Record<string, unknown>): string[] {
  const fields = Object.entries(right).map(([name, value]) => jsonOf(name, JSON.stringify(value)))
  const others = (name: string) => fields.filter((field) => !field.startsWith(`"${name}":`))
  const poison = jsonOf(key, POISON)
  const pairs = `[[${JSON.stringify(key)}, ${POISON}]]`
  const inFields = Object.keys(right).map((name, index) =>
    others(name).concat(jsonOf(name, index === 0 ? pairs : `{${poison}}`)),
  )
  return [
    pairs,
    ...[[...fields, poison], [poison, ...fields], ...inFields].map((all) => `{${all.join(',')}}`),
  ]
}

function poisonedForms(key: string): Buffer[] {
  const named = [`name="${key}"`, `name="${key}"; filename="a.webp"`, `name="${key}[polluted]"`]
  const files = [`name="file"; filename="${key}"`, `name="file"; ${key}="1"; filename="a"`]
  return [...named, ...files].map((part) => formOf(part, Buffer.from(POISON)))
}

/** A multipart form with the boundary b and one part. */
export function formOf(part: string, content: Buffer): Buffer {
  const head = `--b\r\ncontent-disposition: form-data; ${part}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--b--\r\n')])
}

function jsonOf(name: string, value: string): string {
  return `${JSON.stringify(name)}:${value}`
}
