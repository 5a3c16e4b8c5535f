import { filterParameters, type Filter } from '@staff/entity'
import { Button, TextInput } from '@staff/ui'
import { useState, type SubmitEvent } from 'react'

import type { Filters } from '../../../data/records/recordQueries'
import { Ends, Form } from './parts'

export interface LimitsProps {
  filter: Filter
  filters: Filters
  /** Called with the filter's own parameters; an empty list removes one. */
  onApply: (changes: Filters) => void
}

/** A range of numbers; either end may be open. */
export function RangeFilter({ filter, filters, onApply }: LimitsProps) {
  const [first = '', last = ''] = filterParameters(filter)
  const [min, setMin] = useState(filters[first]?.[0] ?? '')
  const [max, setMax] = useState(filters[last]?.[0] ?? '')
  const [error, setError] = useState('')

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const [from, to] = [numberIn(min), numberIn(max)]
    if (Number.isNaN(from) || Number.isNaN(to)) setError('Enter numbers such as 2 or 2.5')
    else if (from !== undefined && to !== undefined && from > to)
      setError('“To” must not be less than “From”')
    else onApply({ [first]: listOf(from), [last]: listOf(to) })
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <Ends>
        <TextInput
          label="From"
          inputMode="decimal"
          value={min}
          onChange={({ target }) => setMin(target.value)}
        />
        <TextInput
          label="To"
          inputMode="decimal"
          value={max}
          error={error || undefined}
          onChange={({ target }) => setMax(target.value)}
        />
      </Ends>
      <Button type="submit" variant="primary" size="s">
        Apply
      </Button>
    </Form>
  )
}

/** The number in a text with a point or a comma; undefined if it is empty, NaN if it has none. */
function numberIn(text: string): number | undefined {
  const trimmed = text.trim().replace(',', '.')
  return trimmed === '' ? undefined : Number(trimmed)
}

function listOf(value: number | undefined): string[] {
  return value === undefined ? [] : [String(value)]
}
