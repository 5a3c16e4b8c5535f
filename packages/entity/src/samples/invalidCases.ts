import type { InvalidCase } from './defineFixtures'

/** A required field that is empty. */
export function missing<Field extends string>(
  field: Field,
  message: string,
  value: '' | null = '',
): InvalidCase<Field> {
  return { field, rule: 'required', value, message }
}

/** A text of one character more than `max`. */
export function tooLong<Field extends string>(
  field: Field,
  max: number,
  message: string,
): InvalidCase<Field> {
  return { field, rule: 'max', value: 'x'.repeat(max + 1), message }
}

/** A choice that the form does not offer. Only an API call can send it. */
export function notAnOption<Field extends string>(
  field: Field,
  message: string,
): InvalidCase<Field> {
  return { field, rule: 'choice', value: 'Something else', message }
}

/** An image that was not uploaded here. Only an API call can send it. */
export function notUploaded<Field extends string>(
  field: Field,
  message: string,
): InvalidCase<Field> {
  return { field, rule: 'uploaded', value: 'https://example.com/picture.jpg', message }
}

/** A text that is no date, or a day that does not exist. */
export function notADate<Field extends string>(
  field: Field,
  rule: 'date' | 'dateTime',
  message: string,
): InvalidCase<Field> {
  return { field, rule, value: '2026-02-30', message }
}

/** A number that the rule 'integer', 'min' or 'max' refuses. */
export function invalidNumber<Field extends string>(
  field: Field,
  rule: 'integer' | 'min' | 'max',
  value: number,
  message: string,
): InvalidCase<Field> {
  return { field, rule, value, message }
}
