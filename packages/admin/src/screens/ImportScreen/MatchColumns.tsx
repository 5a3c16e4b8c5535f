import { importColumns, type ImportReport } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Select, space } from '@staff/ui'
import { styled } from 'styled-components'

interface MatchColumnsProps {
  entity: AnyEntity
  report: ImportReport
  /** Called with the field of each column. */
  onMatch: (fields: string[]) => void
}

const NONE = '-'

/** The columns of a file, each with the field that takes its values. A field has one column. */
export function MatchColumns({ entity, report, onMatch }: MatchColumnsProps) {
  const { headers, fields, sample } = report
  const options = [
    { value: NONE, label: 'Not imported' },
    ...importColumns(entity).map(({ key, header }) => ({ value: key, label: header })),
  ]

  function handleChange(index: number, value: string) {
    const chosen = value === NONE ? '' : value
    onMatch(
      fields.map((field, each) => {
        if (each === index) return chosen
        return field === chosen ? '' : field
      }),
    )
  }

  return (
    <Grid>
      {headers.map((header, index) => {
        const example = sample.map(({ cells }) => cells[index]).find((cell) => cell?.trim())
        return (
          <Select
            // The columns of a file stay in their places, and two can have the same heading.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            label={header || `Column ${index + 1}`}
            hint={example ? <Example>{example}</Example> : 'Empty in the first rows'}
            value={fields[index] || NONE}
            options={options}
            onChange={(value) => handleChange(index, value)}
          />
        )
      })}
    </Grid>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: ${space.s3} ${space.s4};
  align-items: start;
  padding-block-start: ${space.s2};
`

const Example = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
