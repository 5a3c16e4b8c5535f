import type { AnyEntity, Filter, Option } from '@staff/entity'
import { CheckList, SearchInput, Skeleton, type CheckListOption } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { recordQueries, type Filters, type ListParams } from '../../../data/records/recordQueries'
import { Note } from './parts'

// A short list needs no search.
const MANY = 8

export interface ChoicesFilterProps {
  entity: AnyEntity
  filter: Filter
  /** The options of a choice or reference; undefined while they load. */
  options: readonly Option[] | undefined
  params: ListParams
  /** Called with the filter's own parameter; an empty list removes it. */
  onChange: (changes: Filters) => void
}

/** The values of a filter, with how many records each would show. A choice applies at once. */
export function ChoicesFilter({
  entity,
  filter: { name, label },
  options,
  params,
  onChange,
}: ChoicesFilterProps) {
  const [search, setSearch] = useState('')
  const facets = useQuery(recordQueries(entity).facets(params))
  const [chosen, setChosen] = useChosen(params.filters?.[name])
  const counted = facets.data?.[name]
  const choices = choicesOf(options, counted, chosen)
  const wanted = search.trim().toLowerCase()
  const found = choices?.filter((choice) => choice.label.toLowerCase().includes(wanted))

  function handleChange(values: readonly string[]) {
    setChosen(values)
    onChange({ [name]: values })
  }

  return (
    <>
      {choices && choices.length > MANY && (
        <SearchInput
          label={`Search ${label.toLowerCase()}`}
          placeholder="Search"
          value={search}
          onChange={setSearch}
        />
      )}
      {found && found.length > 0 && (
        <CheckList
          label={label}
          focusFirst={search === ''}
          options={found}
          value={chosen}
          onChange={(values) => handleChange([...hidden(chosen, found), ...values])}
        />
      )}
      {choices?.length === 0 && <Note>No record has a value here.</Note>}
      {choices && choices.length > 0 && found?.length === 0 && <Note>Nothing found.</Note>}
      {!choices && !facets.isError && <Skeleton height="6rem" />}
      {facets.isError && <Note role="alert">The counts could not be loaded.</Note>}
    </>
  )
}

/**
 * The chosen values: those of the URL, or newer ones that it does not have yet. The URL changes a little later, and the next
 * key may be pressed before.
 */
function useChosen(inUrl: readonly string[] = NONE) {
  const [chosen, setChosen] = useState(inUrl)
  const [known, setKnown] = useState(inUrl)
  if (known.join('\n') !== inUrl.join('\n')) {
    setKnown(inUrl)
    setChosen(inUrl)
  }
  return [chosen, setChosen] as const
}

const NONE: readonly string[] = []

/** What can be chosen: the known options, or the values that records have. Undefined while these load. */
function choicesOf(
  options: readonly Option[] | undefined,
  counted: readonly { value: string | number; count: number }[] | undefined,
  chosen: readonly string[],
): CheckListOption[] | undefined {
  const counts = counted && new Map(counted.map(({ value, count }) => [String(value), count]))
  const countOf = (value: string) => counts && (counts.get(value) ?? 0)
  if (options)
    return options.map(({ value, label }) => ({
      value: String(value),
      label,
      count: countOf(String(value)),
    }))
  if (!counts) return undefined
  const values = [...new Set([...counts.keys(), ...chosen])]
  return values.map((value) => ({ value, label: value, count: countOf(value) }))
}

/** The chosen values that the search hides. They stay chosen. */
function hidden(chosen: readonly string[], found: readonly CheckListOption[]): string[] {
  return chosen.filter((value) => !found.some((option) => option.value === value))
}
