import { array, string } from 'yup'

/** At least one tag, none twice in whatever case, each of at most 40 characters. */
export function tags(label: string) {
  return array(string().required().trim())
    .label(label)
    .typeError('${label} must be a list')
    .test({
      name: 'tagLength',
      message: 'A tag should not exceed 40 characters',
      test: (list) => list?.every((tag) => tag.length <= 40) ?? true,
    })
    .test({
      name: 'unique',
      message: 'A tag should not stand twice',
      test: (list) => new Set(list?.map((tag) => tag.toLowerCase())).size === (list?.length ?? 0),
    })
    .default([])
}
