import { object, type TestConfig } from 'yup'

import { defineEntity } from '../../entity/defineEntity'
import { optionalWebAddress } from '../../entity/rules/address'
import { choice } from '../../entity/rules/choice'
import { image } from '../../entity/rules/image'
import { tags } from '../../entity/rules/tags'
import { optionalMultiline, optionalText, text } from '../../entity/rules/text'

/** The two kinds of a blog: written here, or a picture that links elsewhere. */
export const BLOG_KINDS = ['Article', 'Link post'] as const

export type BlogKind = (typeof BLOG_KINDS)[number]

/** Fields that only one kind has; the other kind stores them empty. */
const ONLY = {
  Article: { author: '', tags: [], description: '' },
  'Link post': { imageLink: '' },
} as const

/** An article, or a picture with a link, shown on the public site in both regions. */
export const blog = defineEntity({
  name: 'blog',
  area: 'blogs',
  path: 'masters/blogs',
  idKey: 'id',
  labels: {
    one: 'blog',
    many: 'Blogs',
    intro: 'Articles and link posts, shown on the public site in both regions.',
  },
  schema: object({
    kind: choice('Kind', BLOG_KINDS),
    title: text('Title'),
    image: image('Image'),
    author: optionalText('Author').test(requiredIn('Article', '${label} is required')),
    tags: tags('Tags').test(requiredIn('Article', 'At least one tag is required')),
    description: optionalMultiline('Description', 20_000).test(
      requiredIn('Article', '${label} is required'),
    ),
    imageLink: optionalWebAddress('Image Link').test(
      requiredIn('Link post', '${label} is required'),
    ),
  }).transform((values: { kind?: BlogKind }) => ({
    ...values,
    ...(values.kind === 'Article' ? ONLY['Link post'] : values.kind && ONLY.Article),
  })),
  empty: {
    kind: 'Article',
    title: '',
    image: '',
    author: '',
    tags: [],
    description: '',
    imageLink: '',
  },
  titleOf: ({ title }) => title,
  listed: ['image', 'title', 'kind', 'author', 'tags', 'updatedAt'],
  searched: ['title', 'author', 'description'],
})

function requiredIn(kind: BlogKind, message: string): TestConfig {
  return {
    name: 'required',
    params: { kind },
    message,
    test: (value, { parent }) =>
      parent.kind !== kind || (Array.isArray(value) ? value.length > 0 : Boolean(value)),
  }
}
