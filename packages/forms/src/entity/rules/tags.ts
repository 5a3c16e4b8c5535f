import { array, string } from 'yup'

import { CODE_POINTS, hasAtMost } from '../countCharacters'
import { folded, hiddenCharacter } from '../hiddenCharacters'
import { hiddenIn, withPlainSpaces } from './text'

/** The longest tag, in characters as a person counts them. */
const MAX_LENGTH = 40

/** At least one tag, none twice in whatever case or width, each of at most 40 characters. */
export function tags(label: string) {
  return array(string().required().transform(withPlainSpaces))
    .label(label)
    .typeError('${label} must be a list')
    .test({
      name: 'visible',
      message: ({ value }: { value?: string[] }) =>
        `A tag contains a ${hiddenIn(value?.find((tag) => hiddenCharacter(tag)) ?? '')}`,
      test: (list) => !list?.some((tag) => hiddenCharacter(tag)),
    })
    .test({
      name: 'tagLength',
      params: { maxOfEach: MAX_LENGTH, maxCodePoints: MAX_LENGTH * CODE_POINTS },
      message: `A tag should not exceed ${MAX_LENGTH} characters`,
      test: (list) => list?.every((tag) => hasAtMost(tag, MAX_LENGTH)) ?? true,
    })
    .test({
      name: 'unique',
      message: 'A tag should not stand twice',
      test: (list) => new Set(list?.map((tag) => folded(tag))).size === (list?.length ?? 0),
    })
    .default([])
}
