import { object } from 'yup'

import {
  defineEntity,
  noSearchEngineValues,
  SEARCH_ENGINE_FIELDS,
  searchEngineFields,
  optionalUrl,
  choice,
  image,
  requiredWhen,
  optionalTags,
  optionalMultiline,
  optionalText,
  text,
} from '@staff/entity'

/** The two kinds of blog: an article, or a picture that links to another site. */
export const BLOG_KINDS = ['Article', 'Link post'] as const

export type BlogKind = (typeof BLOG_KINDS)[number]

const ARTICLE = { kind: 'Article' } as const
const LINK_POST = { kind: 'Link post' } as const

/** Fields that only one kind has. The other kind stores them empty. */
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
    one: 'blog post',
    many: 'Blog posts',
    title: 'Blogs',
    intro: 'Articles and link posts, shown on the public site in both regions.',
  },
  schema: object({
    kind: choice('Kind', BLOG_KINDS),
    title: text('Title'),
    image: image('Image', { alt: 'asked', cuts: { card: [3, 2], banner: [21, 9] } }),
    author: requiredWhen(optionalText('Author'), ARTICLE),
    tags: requiredWhen(optionalTags('Tags'), ARTICLE, 'At least one tag is required'),
    description: requiredWhen(
      optionalMultiline('Description', { max: 20_000, format: 'markdown' }),
      ARTICLE,
    ),
    imageLink: requiredWhen(optionalUrl('Image Link'), LINK_POST),
    ...searchEngineFields,
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
    ...noSearchEngineValues,
  },
  titleOf: ({ title }) => title,
  listed: ['image', 'title', 'kind', 'author', 'tags', 'updatedAt'],
  searched: ['title', 'author', 'description'],
  filtered: ['kind', 'author', 'tags'],
  publicSite: {
    fields: [
      'kind',
      'title',
      'image',
      'author',
      'tags',
      'description',
      'imageLink',
      ...SEARCH_ENGINE_FIELDS,
    ],
    page: '/blogs/{slug}',
    text: 'description',
  },
})
