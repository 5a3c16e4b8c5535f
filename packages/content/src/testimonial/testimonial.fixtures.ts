import { defineFixtures } from '@staff/entity'
import { sampleImage } from '../sampleImages'
import { testimonial } from './testimonial.entity'

const words47 =
  'They rebuilt our booking portal in eleven weeks and the drivers actually like it. What stayed with me is how they ' +
  'worked: a demo every Friday, no surprises on the invoice, and two of their engineers who knew our depot codes ' +
  'better than some of us do.'

const quotes: [name: string, rating: number, description: string][] = [
  [
    'Priya Raman',
    5,
    'They rebuilt our booking portal in eleven weeks and the drivers actually like it. A demo every Friday, and no surprises on the invoice.',
  ],
  [
    'Tom Okafor',
    5,
    'Two contractors became four became a team we could not do without. They still answer within the hour.',
  ],
  [
    'Lucía Ferrer',
    4,
    'Calm, candid and quick. The staging site was up on day one and every clinic could try it.',
  ],
  ['Marek Novák', 5, 'Our backlog stopped growing for the first time in years.'],
  [
    'Aiko Tanaka',
    3,
    'Good engineers; the first month needed more hand-holding than we had planned for.',
  ],
  [
    'Grace Mbeki',
    5,
    'The staffing desk understood what we needed before we had finished the sentence.',
  ],
  [
    'Henrik Dahl',
    4,
    'They told us which features to leave out. That saved us a quarter and a good deal of arguing.',
  ],
  [
    'Samira Haddad',
    5,
    'Our old site took nine seconds to open in the warehouse. The new one is there before the gloves are off.',
  ],
  [
    'Owen Pritchard',
    2,
    'The work was fine in the end, but we chased answers for most of the spring.',
  ],
  [
    'Beatriz Lima',
    5,
    'A contractor on site by Monday, reading our code by Tuesday, fixing the payroll run by Friday.',
  ],
  ['Niamh Gallagher', 4, 'Clear estimates, written in words that our board could follow.'],
  [
    'Jae-won Seo',
    5,
    'They wrote the migration so that we could turn back at any step. We never had to.',
  ],
]

export const testimonialFixtures = defineFixtures(testimonial, {
  values: quotes.map(([name, rating, description], index) => ({
    name,
    rating,
    description,
    image: sampleImage(index),
  })),
  invalid: {
    nameMissing: { field: 'name', rule: 'required', value: '', message: 'Name is required' },
    nameTooLong: {
      field: 'name',
      rule: 'max',
      value: 'A very long name '.repeat(8).trim(),
      message: 'Name should not exceed 120 characters',
    },
    imageMissing: { field: 'image', rule: 'required', value: '', message: 'Image is required' },
    imageFromElsewhere: {
      field: 'image',
      rule: 'uploaded',
      value: 'https://example.com/priya.jpg',
      message: 'Image must be a picture uploaded here',
    },
    descriptionMissing: {
      field: 'description',
      rule: 'required',
      value: '',
      message: 'Description is required',
    },
    descriptionTooManyCharacters: {
      field: 'description',
      rule: 'max',
      value: 'x'.repeat(1001),
      message: 'Description should not exceed 1000 characters',
    },
    descriptionTooLong: {
      field: 'description',
      rule: 'maxWords',
      value: words47,
      message: 'Description should not exceed 43 words (currently 47 words)',
    },
    ratingMissing: {
      field: 'rating',
      rule: 'required',
      value: null,
      message: 'Rating is required',
    },
    ratingNotWhole: {
      field: 'rating',
      rule: 'integer',
      value: 2.5,
      message: 'Rating must be a whole number from 1 to 5',
    },
    ratingTooLow: {
      field: 'rating',
      rule: 'min',
      value: 0,
      message: 'Rating must be a whole number from 1 to 5',
    },
    ratingTooHigh: {
      field: 'rating',
      rule: 'max',
      value: 6,
      message: 'Rating must be a whole number from 1 to 5',
    },
  },
})
