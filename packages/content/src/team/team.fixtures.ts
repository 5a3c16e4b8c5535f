import {
  defineFixtures,
  notUploaded,
  missing,
  tooLong,
  plainWords,
  sampleEmail,
} from '@staff/entity'
import { sampleImage } from '../sampleImages'
import { team } from './team.entity'

const people: [name: string, position: string, description: string][] = [
  [
    'Mara Lindqvist',
    'Managing director',
    'Founded the company in a spare room and still answers the telephone.',
  ],
  [
    'Devon Achebe',
    'Head of engineering',
    'Believes that a release should be the dullest hour of the week.',
  ],
  [
    'Ines Carvalho',
    'Head of staffing',
    'Has placed four hundred people and remembers what each of them likes.',
  ],
  [
    'Theo Brandt',
    'Principal engineer',
    'Reads other people’s code first, and deletes more than he writes.',
  ],
  [
    'Yuki Arden',
    'Product designer',
    'Draws with the people who will use it, on paper, before anyone builds.',
  ],
  ['Salma Idris', 'Delivery manager', 'Keeps three teams in step and every promise in writing.'],
  [
    'Callum Reeve',
    'Platform engineer',
    'Halves the cloud bill twice a year and breaks nothing on the way.',
  ],
  [
    'Noor Castellan',
    'Data engineer',
    'Turns spreadsheets into tables that a clinic can trust on Monday mornings.',
  ],
  [
    'Bram Holloway',
    'Account manager',
    'Tells clients when they need fewer people, which is why they stay.',
  ],
  [
    'Élodie Marchetti',
    'Accessibility specialist',
    'Tests with her ears, and teaches us to hear what she hears.',
  ],
  ['Rafael Osei', 'Finance lead', 'Pays contractors on the day we promised, to the penny.'],
  ['Hana Whitlock', 'Talent sourcer', 'Finds people whom an advertisement does not reach.'],
]

export const teamFixtures = defineFixtures(team, {
  values: people.map(([name, position, description], index) => ({
    name,
    image: sampleImage(index),
    position,
    description,
    linkedInLink: `https://www.linkedin.com/in/sample-${plainWords(name).join('-')}`,
    email: sampleEmail(name),
  })),
  invalid: {
    nameMissing: missing('name', 'Name is required'),
    nameTooLong: tooLong('name', 120, 'Name should not exceed 120 characters'),
    imageMissing: missing('image', 'Image is required'),
    imageFromElsewhere: notUploaded('image', 'Image must be a picture uploaded here'),
    positionMissing: missing('position', 'Position is required'),
    positionTooLong: tooLong('position', 200, 'Position should not exceed 200 characters'),
    descriptionMissing: missing('description', 'Description is required'),
    descriptionTooManyCharacters: tooLong(
      'description',
      1000,
      'Description should not exceed 1000 characters',
    ),
    descriptionTooLong: {
      field: 'description',
      rule: 'maxWords',
      value:
        'Founded the company in a spare room with one desk and two borrowed chairs, and still answers the telephone herself.',
      message: 'Description should not exceed 18 words (currently 20 words)',
    },
    linkedInLinkMissing: missing('linkedInLink', 'LinkedIn Link is required'),
    linkedInLinkTooLong: tooLong(
      'linkedInLink',
      2000,
      'LinkedIn Link should not exceed 2000 characters',
    ),
    linkedInLinkToAnotherSite: {
      field: 'linkedInLink',
      rule: 'domain',
      value: 'https://linkedin.com.example.com/in/mara',
      message: 'LinkedIn Link must be an https address on linkedin.com',
    },
    emailMissing: missing('email', 'Email is required'),
    emailTooLong: tooLong('email', 254, 'Email should not exceed 254 characters'),
    emailNotAnAddress: {
      field: 'email',
      rule: 'email',
      value: 'mara.lindqvist@example',
      message: 'Invalid email address',
    },
  },
})
