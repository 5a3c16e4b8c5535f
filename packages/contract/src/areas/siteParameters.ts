import { isTimestamp } from '@staff/entity'
import { string, type StringSchema } from 'yup'

import { parameterMessages } from '../messages/parameterMessages'

/** The parameters of the public calls for records. */
export function siteParameters(regions: readonly string[]) {
  const at = string()
    .label('The site as of this time, past or future; only with a preview link for the whole site')
    .test('at', parameterMessages.at, (text) => text === undefined || isTimestamp(text))
    .meta({ kind: 'dateTime' })
  return { at, ...regionParameter(regions) }
}

/** The region of the site; none for a site without regions. */
export function regionParameter(regions: readonly string[]) {
  const [first] = regions
  const region = string()
    .label('The region of the site; areas of another region are empty')
    .oneOf(regions, `region must be ${regions.join(' or ')}`)
    .default(first)
  const parameter: { region?: typeof region } = first === undefined ? {} : { region }
  // The value of a parameter that does not exist is undefined, as this type says.
  return parameter as { region: StringSchema }
}
