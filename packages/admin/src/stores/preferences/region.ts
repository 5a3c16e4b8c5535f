import { proxy } from 'valtio'

import { local } from '../browserStorage'

/** The regions of the public site, as they stand in the console's addresses. */
export const countries = ['US', 'UK'] as const

export type Country = (typeof countries)[number]

/** The region that the reader works in; the last choice is kept, the first is US. */
export const region = proxy({ country: keptCountry() })

/** How dates and numbers are written in each region. */
export const locales = { US: 'en-US', UK: 'en-GB' } as const satisfies Record<Country, string>

/** Whether a piece of an address, or of the storage, is one of the regions. */
export function isCountry(value: unknown): value is Country {
  return countries.some((country) => country === value)
}

/** Works in another region from now on, also after the next start. */
export function chooseCountry(country: Country): void {
  region.country = country
  local.write('country', country)
}

function keptCountry(): Country {
  const kept = local.read('country')
  return isCountry(kept) ? kept : 'US'
}
