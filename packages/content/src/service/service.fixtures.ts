import {
  defineFixtures,
  notUploaded,
  missing,
  tooLong,
  invalidNumber,
  searchEngineCases,
} from '@staff/entity'
import { sampleCover, sampleIcon } from '../sampleImages'
import { service } from './service.entity'

const offers: [name: string, headingBy: string, descriptionBy: string][] = [
  [
    'Web development',
    'Portals that people like to come back to',
    'We build booking portals, shops and back offices that open fast on an old telephone. You see the work every Friday, and the code is yours from the first day.',
  ],
  [
    'Mobile apps',
    'One app for the depot and the road',
    'Apps for people who wear gloves, lose their signal and have no time to learn a menu. We test where they are used, not at our desks.',
  ],
  [
    'Cloud migration',
    'Moved over a weekend, with a way back',
    'We move what you run into the cloud step by step, and write each step so that it can be turned back.',
  ],
  [
    'Data engineering',
    'Numbers that hold on a Monday morning',
    'Ten years of spreadsheets become tables that a clinic can trust, with a note at each column that says where it comes from.',
  ],
  [
    'Contract staffing',
    'A specialist on site within ten days',
    'Engineers, designers and testers for a limited time. We know each of them, and we tell you when you need fewer of them.',
  ],
  [
    'Permanent staffing',
    'People who are still there in three years',
    'We find the people whom an advertisement does not reach, and stay in touch with both sides for their first year.',
  ],
  [
    'Product design',
    'Drawn with the people who will use it',
    'Two weeks of listening, one week of drawing, and a prototype that answers the question you came with.',
  ],
  [
    'Quality assurance',
    'Fewer surprises on release day',
    'Testers who read the specification, ask about what it leaves out, and automate what would bore them twice.',
  ],
  [
    'Security reviews',
    'What a stranger would find first',
    'A week of looking at your product from outside, and a report that starts with what to do tomorrow.',
  ],
  [
    'Analytics',
    'Three numbers in place of thirty',
    'We take the dashboards down that nobody reads, and put up the few that change what somebody does.',
  ],
  [
    'Support desk',
    'An answer within the hour',
    'People who know your product answer your customers from seven to seven, and tell you what they hear.',
  ],
  [
    'Maintenance',
    'Old systems, kept calm',
    'We keep what works working: updates every month, a rehearsal of the restore every quarter.',
  ],
]

const ORDER = 'Order By must be a whole number from 0 to 9999'

export const serviceFixtures = defineFixtures(service, {
  values: offers.map(([name, headingBy, descriptionBy], index) => ({
    name,
    icon: sampleIcon(index),
    orderBy: (index + 1) * 10,
    headingBy,
    descriptionBy,
    // The picture is optional: every third service has none.
    image: index % 3 === 2 ? '' : sampleCover(index),
  })),
  invalid: {
    nameMissing: missing('name', 'Name is required'),
    nameTooLong: tooLong('name', 120, 'Name should not exceed 120 characters'),
    iconMissing: missing('icon', 'Icon is required'),
    iconFromElsewhere: notUploaded('icon', 'Icon must be a picture uploaded here'),
    orderByMissing: missing('orderBy', 'Order By is required', null),
    orderByNotWhole: invalidNumber('orderBy', 'integer', 1.5, ORDER),
    orderByTooLow: invalidNumber('orderBy', 'min', -1, ORDER),
    orderByTooHigh: invalidNumber('orderBy', 'max', 10_000, ORDER),
    headingByMissing: missing('headingBy', 'Heading By is required'),
    headingByTooLong: tooLong('headingBy', 200, 'Heading By should not exceed 200 characters'),
    descriptionByMissing: missing('descriptionBy', 'Description By is required'),
    descriptionByTooLong: tooLong(
      'descriptionBy',
      5000,
      'Description By should not exceed 5000 characters',
    ),
    imageFromElsewhere: notUploaded('image', 'Image must be a picture uploaded here'),
    ...searchEngineCases,
  },
})
