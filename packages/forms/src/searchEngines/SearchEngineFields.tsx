import { color, radius, space, text, weight } from '@staff/ui'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { styled } from 'styled-components'

import {
  countCharacters,
  isBlank,
  isKeptOut,
  NO_INDEX,
  SEARCH_ENGINE_FIELDS,
  searchResultOf,
  SHOWN_IN_RESULT,
  type AnyEntity,
  type EntityValues,
} from '@staff/entity'
import { useSubmitStatus } from '../SchemaForm/formState'
import { CheckboxField } from '../fields/choice/CheckboxField'
import { ImageField } from '../fields/picture/ImageField'
import { TextAreaField } from '../fields/text/TextAreaField'
import { TextField } from '../fields/text/TextField'
import { SearchResult } from './SearchResult'

export interface SearchEngineFieldsProps {
  /** An entity with the fields for search engines. */
  entity: AnyEntity
}

/**
 * The fields for search engines, with a preview of the result. They are closed until somebody opens them, or has written something there.
 */
export function SearchEngineFields({ entity }: SearchEngineFieldsProps) {
  const { values, errors } = useFormikContext<EntityValues>()
  const { attempts, refusals } = useSubmitStatus()
  const [isOpen, setOpen] = useState(() => isWritten(values))
  const isRefused = SEARCH_ENGINE_FIELDS.some(
    (name) => refusals[name] ?? (attempts > 0 && errors[name]),
  )
  const usual = searchResultOf(entity, { ...values, metaTitle: '', metaDescription: '' })
  return (
    <Root open={isOpen || isRefused} onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary>
        <h2>Search engines</h2> <Note>{noteOf(values)}</Note>
      </summary>
      <Fields>
        <SearchResult entity={entity} values={values} />
        <TextField
          name="metaTitle"
          placeholder={usual.metaTitle}
          hint={lengthHint(values, 'metaTitle')}
        />
        <TextAreaField
          name="metaDescription"
          rows={3}
          placeholder={usual.metaDescription}
          hint={lengthHint(values, 'metaDescription')}
        />
        <ImageField
          name="shareImage"
          hint="Shown where somebody shares the page. 1200 × 630 px or larger."
        />
        <CheckboxField
          name={NO_INDEX}
          hint="The page stays on the site, but asks search engines not to list it."
        />
      </Fields>
    </Root>
  )
}

function isWritten(values: EntityValues): boolean {
  return SEARCH_ENGINE_FIELDS.some((name) => values[name] !== false && !isBlank(values[name]))
}

/** What the fields say, for when they are closed. */
function noteOf(values: EntityValues): string {
  if (isKeptOut(values)) return 'Kept out'
  return isWritten(values) ? 'Written for them' : 'From the title and the text'
}

function lengthHint(values: EntityValues, name: keyof typeof SHOWN_IN_RESULT): string {
  const value = values[name]
  const count = typeof value === 'string' ? countCharacters(value.trim(), 999) : 0
  const shown = SHOWN_IN_RESULT[name]
  if (count === 0) return `About ${shown} characters are shown.`
  return `${count} ${count === 1 ? 'character' : 'characters'}; about ${shown} are shown.`
}

const Root = styled.details`
  border: 1px solid ${color.line};
  border-radius: ${radius.l};

  > summary {
    padding: ${space.s3} ${space.s4};
    border-radius: ${radius.l};
    cursor: pointer;
  }
  > summary h2 {
    display: inline;
    font: ${text.md};
    font-weight: ${weight.label};
  }
`

const Note = styled.span`
  margin-inline-start: ${space.s2};
  color: ${color.inkMuted};
  font: ${text.sm};
`

const Fields = styled.div`
  display: grid;
  gap: ${space.s5};
  padding: ${space.s2} ${space.s4} ${space.s4};
`
