import {
  type ValuesOf,
  defineFixtures,
  notUploaded,
  missing,
  notAnOption,
  tooLong,
} from '@staff/entity'
import { sampleLogo } from '../sampleImages'
import { technology } from './technology.entity'

const names: [name: string, category: ValuesOf<typeof technology>['category']][] = [
  ['React', 'Front end'],
  ['TypeScript', 'Front end'],
  ['Node.js', 'Back end'],
  ['PostgreSQL', 'Data'],
  ['Kotlin', 'Mobile'],
  ['Swift', 'Mobile'],
  ['Java', 'Back end'],
  ['Kubernetes', 'Cloud'],
  ['Terraform', 'Cloud'],
  ['Storybook', 'Front end'],
  ['Apache Kafka', 'Data'],
  ['Playwright', 'Other'],
]

export const technologyFixtures = defineFixtures(technology, {
  // A logo that differs from that of the client at the same index.
  values: names.map(([name, category], index) => ({
    name,
    image: sampleLogo(index + 5),
    category,
  })),
  invalid: {
    nameMissing: missing('name', 'Name is required'),
    nameTooLong: tooLong('name', 120, 'Name should not exceed 120 characters'),
    imageMissing: missing('image', 'Image is required'),
    imageFromElsewhere: notUploaded('image', 'Image must be a picture uploaded here'),
    categoryMissing: missing('category', 'Category is required'),
    categoryNotOffered: notAnOption('category', 'Category must be one of the choices'),
  },
})
