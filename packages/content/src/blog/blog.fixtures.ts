import {
  defineFixtures,
  type SampleOf,
  notUploaded,
  missing,
  notAnOption,
  tooLong,
  searchEngineCases,
} from '@staff/entity'
import { sampleCover } from '../sampleImages'
import { blog } from './blog.entity'

type Blog = SampleOf<typeof blog>

const blogs: ((image: string) => Blog)[] = [
  article(
    'What a Friday demo does to a project',
    'Imani Okoye',
    ['Delivery', 'Teams'],
    'For two years now every project of ours shows the real product every Friday. The meetings became shorter, the surprises smaller, and the invoices easier to explain.\n\nThis is how we began, and what we would do earlier today.',
  ),
  article(
    'Reading a contract before the first line of code',
    'Henrik Dahl',
    ['Staffing', 'Contracts'],
    'A contractor asks five questions before signing. None of them is about money, and each of them has saved somebody a month.',
  ),
  linkPost('Meet us at the staffing fair in Austin', 'https://fair.example/austin'),
  article(
    'Six weeks on the night shift',
    'Lucía Ferrer',
    ['Research', 'Logistics', 'Mobile apps'],
    'To design an app for drivers we rode along. We threw away half of the screens after the first night, and the other half after the second.',
  ),
  article(
    'How we hire without a whiteboard',
    'Tom Okafor',
    ['Hiring', 'Teams'],
    'A small task that is paid, two talks, and one call. It takes eight days, and nobody has to draw a tree upside down.',
  ),
  linkPost('Our talk on portals that age well', 'https://talks.example/portals-that-age-well'),
  article(
    'The restore is the backup',
    'Marek Novák',
    ['Operations'],
    'Everybody makes backups. We ask our clients when they last read one back, and rehearse it with them every quarter.',
  ),
  article(
    'Words on buttons',
    'Aiko Tanaka',
    ['Design systems', 'Accessibility', 'Writing'],
    'A button says what happens. Nine of ten mistakes that we watch begin with one that does not.',
  ),
  linkPost('Open day in Leeds', 'https://open-day.example/leeds?from=blog'),
  article(
    'Leaving the big release behind',
    'Grace Mbeki',
    ['Delivery', 'Operations'],
    'Four releases a year became four a week. The first month was hard; here is the order in which we changed things.',
  ),
  article(
    'When a spreadsheet is enough',
    'Samira Haddad',
    ['Data'],
    'Three times this year we talked somebody out of a data warehouse. What they had was good, and needed a name for each column.',
  ),
  linkPost('The annual report', 'http://reports.example/annual'),
]

/** The fields of a link post. The link's rules depend on no other field. */
const given = { kind: 'Link post', imageLink: 'https://fair.example/austin' }

export const blogFixtures = defineFixtures(blog, {
  values: blogs.map((valuesWith, index) => valuesWith(sampleCover(index))),
  invalid: {
    kindMissing: missing('kind', 'Kind is required'),
    kindNotOffered: notAnOption('kind', 'Kind must be one of the choices'),
    titleMissing: missing('title', 'Title is required'),
    titleTooLong: tooLong('title', 200, 'Title should not exceed 200 characters'),
    imageMissing: missing('image', 'Image is required'),
    imageFromElsewhere: notUploaded('image', 'Image must be a picture uploaded here'),
    authorMissing: missing('author', 'Author is required'),
    authorTooLong: tooLong('author', 200, 'Author should not exceed 200 characters'),
    tagsMissing: {
      field: 'tags',
      rule: 'required',
      value: [],
      message: 'At least one tag is required',
    },
    tagTooLong: {
      field: 'tags',
      rule: 'tagLength',
      value: ['Delivery', 'A tag that says as much as a whole sentence does'],
      message: 'A tag should not exceed 40 characters',
    },
    tagTwice: {
      field: 'tags',
      rule: 'unique',
      value: ['Delivery', 'Teams', 'DELIVERY'],
      message: 'A tag should not stand twice',
    },
    descriptionMissing: missing('description', 'Description is required'),
    descriptionTooLong: tooLong(
      'description',
      20_000,
      'Description should not exceed 20000 characters',
    ),
    imageLinkMissing: { ...missing('imageLink', 'Image Link is required'), given },
    imageLinkTooLong: {
      field: 'imageLink',
      given,
      rule: 'max',
      value: `https://fair.example/${'x'.repeat(2000)}`,
      message: 'Image Link should not exceed 2000 characters',
    },
    imageLinkNotOfTheWeb: {
      field: 'imageLink',
      given,
      rule: 'url',
      value: 'javascript:alert(1)',
      message: 'Image Link must be an address that begins with http:// or https://',
    },
    ...searchEngineCases,
  },
})

function article(title: string, author: string, tags: string[], description: string) {
  return (image: string): Blog => ({
    kind: 'Article',
    title,
    image,
    author,
    tags,
    description,
    imageLink: '',
  })
}

function linkPost(title: string, imageLink: string) {
  return (image: string): Blog => ({
    kind: 'Link post',
    title,
    image,
    author: '',
    tags: [],
    description: '',
    imageLink,
  })
}
