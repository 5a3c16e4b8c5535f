import { array, string } from 'yup'

import { isWithinCharacterLimit } from '../text/countCharacters'
import { foldText, findHiddenCharacter } from '../text/hiddenCharacters'
import { characterLimits, hiddenIn, withPlainSpaces } from './text'

/** The maximum length of a tag in characters as a person counts them. */
const MAX_LENGTH = 40

/** An optional list of tags. Tags that differ only in case or letter width count as duplicates. */
export function optionalTags(label: string) {
  return array(string().required().transform(withPlainSpaces))
    .label(label)
    .typeError('${label} must be a list')
    .test({
      name: 'visible',
      message: ({ value }: { value?: string[] }) =>
        `A tag contains a ${hiddenIn(value?.find((tag) => findHiddenCharacter(tag)) ?? '')}`,
      test: (list) => !list?.some((tag) => findHiddenCharacter(tag)),
    })
    .test({
      name: 'tagLength',
      message: `A tag should not exceed ${MAX_LENGTH} characters`,
      test: (list) => list?.every((tag) => isWithinCharacterLimit(tag, MAX_LENGTH)) ?? true,
    })
    .test({
      name: 'unique',
      message: 'A tag should not stand twice',
      test: (list) => new Set(list?.map((tag) => foldText(tag))).size === (list?.length ?? 0),
    })
    .meta({ kind: 'tags', unique: true, ...characterLimits(MAX_LENGTH) })
    .default([])
}

/** At least one tag, otherwise as `optionalTags`. */
export function tags(label: string) {
  return optionalTags(label).min(1, 'At least one tag is required').meta({ required: true })
}
