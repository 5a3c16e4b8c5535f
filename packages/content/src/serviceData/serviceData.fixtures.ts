import {
  defineFixtures,
  invalidNumber,
  missing,
  notUploaded,
  pictureAddress,
  tooLong,
} from '@staff/entity'
import { sampleCover } from '../sampleImages'
import { serviceFixtures } from '../service/service.fixtures'
import { serviceData } from './serviceData.entity'

const parts: [serviceName: string, orderBy: number, title: string, description: string][] = [
  [
    'Web development',
    1,
    'A demo every Friday',
    'Half an hour, the real product, your own data. Whoever will use it is invited, and what they say decides the next week.',
  ],
  [
    'Web development',
    2,
    'Fast on an old telephone',
    'We measure on a telephone of five years ago and a slow line, and stop adding when it takes longer than two seconds.',
  ],
  [
    'Web development',
    3,
    'Usable by everyone',
    'People who use screen readers test with us from the first screen on. Nothing is made accessible afterwards.',
  ],
  [
    'Web development',
    4,
    'Yours from the first day',
    'The code, the designs and the accounts are in your name. If you leave us, you leave with everything.',
  ],
  [
    'Mobile apps',
    1,
    'Works without a signal',
    'What a driver enters between two valleys is kept on the telephone and sent when the line is back.',
  ],
  [
    'Mobile apps',
    2,
    'Tested at the depot',
    'Two days on site before the first line of code, and one more before each release.',
  ],
  [
    'Cloud migration',
    1,
    'A rehearsal first',
    'We move a copy, run both for a week, and compare every answer before anybody notices.',
  ],
  [
    'Cloud migration',
    2,
    'A bill without surprises',
    'A ceiling for each month, and a message long before it is near.',
  ],
  [
    'Contract staffing',
    1,
    'How we choose',
    'Two talks, one small task that is paid, and a call to somebody who worked beside them.',
  ],
  [
    'Contract staffing',
    2,
    'What it costs',
    'One rate by the day with everything in it. No fee when they stay with you for good.',
  ],
  [
    'Contract staffing',
    3,
    'When it does not fit',
    'Tell us in the first two weeks, and these weeks are free.',
  ],
  [
    'Support desk',
    1,
    'From seven to seven',
    'On weekdays in both regions, by telephone, chat and mail, with the same people every time.',
  ],
]

const ORDER = 'Order By must be a whole number from 0 to 9999'

export const serviceDataFixtures = defineFixtures(serviceData, {
  values: parts.map(([serviceName, orderBy, title, description], index) => ({
    serviceId: idOf(serviceName),
    title,
    description,
    image: imageOf(index),
    orderBy,
  })),
  invalid: {
    serviceMissing: missing('serviceId', 'Service is required'),
    serviceNotOffered: {
      field: 'serviceId',
      rule: 'reference',
      value: 'web-development',
      message: 'Service must be one of the choices',
    },
    titleMissing: missing('title', 'Title is required'),
    titleTooLong: tooLong('title', 200, 'Title should not exceed 200 characters'),
    descriptionMissing: missing('description', 'Description is required'),
    descriptionTooLong: tooLong(
      'description',
      5000,
      'Description should not exceed 5000 characters',
    ),
    imageFromElsewhere: notUploaded('image', 'Image must be a picture uploaded here'),
    orderByMissing: missing('orderBy', 'Order By is required', null),
    orderByNotWhole: invalidNumber('orderBy', 'integer', 1.5, ORDER),
    orderByTooLow: invalidNumber('orderBy', 'min', -1, ORDER),
    orderByTooHigh: invalidNumber('orderBy', 'max', 10_000, ORDER),
  },
})

function idOf(serviceName: string): string {
  const found = serviceFixtures.records.find(({ name }) => name === serviceName)
  if (!found) throw new Error(`The fixtures have no service '${serviceName}'`)
  return found.id
}

/** Some have no picture, and one has a picture that nobody has described. */
function imageOf(index: number): string {
  if (index % 4 === 3) return ''
  const cover = sampleCover(index + 1)
  return index === 6 ? pictureAddress(cover) : cover
}
