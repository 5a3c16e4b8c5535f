import type { AnyEntity, EntityValues } from '../entity'
import { asText } from '../field/asText'
import { fieldValue } from '../field/fieldValue'
import { shorten } from '../text/shorten'
import { withoutMarks } from '../text/withoutMarks'
import type { SearchEngineValues } from './searchEngines'

/** How many characters search engines show of a title and of a description. What is longer can be stored; they cut its end. */
export const SHOWN_IN_RESULT = { metaTitle: 60, metaDescription: 160 } as const

/** What search engines show of a record. What nobody wrote for them comes from its title and its text. */
export function searchResultOf(
  entity: AnyEntity,
  values: EntityValues,
): Pick<SearchEngineValues, 'metaTitle' | 'metaDescription'> {
  const { text } = entity.publicSite ?? {}
  const body = text === undefined ? '' : plainTextIn(entity, values, text)
  return {
    metaTitle: textIn(values, 'metaTitle') || entity.titleOf(values),
    metaDescription:
      textIn(values, 'metaDescription') || shorten(body, SHOWN_IN_RESULT.metaDescription),
  }
}

function plainTextIn({ fields }: AnyEntity, values: EntityValues, name: string): string {
  const text = textIn(values, name)
  return fields[name]?.format === 'markdown' ? withoutMarks(text) : text
}

function textIn(values: EntityValues, name: string): string {
  return asText(fieldValue(values, name)).trim()
}
