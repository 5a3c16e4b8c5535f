import { defineFixtures } from '@staff/entity'

import { author } from './author.entity'

export const authorFixtures = defineFixtures(author, {
  values: [{ name: 'Ursula K. Le Guin' }, { name: 'Wisława Szymborska' }],
  invalid: {},
})
