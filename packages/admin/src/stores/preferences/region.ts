import { proxy } from 'valtio'

import { local } from '../browserStorage'

/** The regions of the public site, as they appear in URLs of the console. */
export const countries = ['US', 'UK'] as const

export type Country = (typeof countries)[number]

/** The current region: the last choice, or US by default. */
export const region = proxy({ country: storedCountry() })

/** The locale of dates and numbers in each region. */
export const locales = { US: 'en-US', UK: 'en-GB' } as const satisfies Record<Country, string>

/** Whether a value, such as a URL segment, is a region. */
export function isCountry(value: unknown): value is Country {
  return countries.some((country) => country === value)
}

/** Changes the region and stores the choice. */
export function chooseCountry(country: Country): void {
  region.country = country
  local.write('country', country)
}

function storedCountry(): Country {
  const stored = local.read('country')
  return isCountry(stored) ? stored : 'US'
}
