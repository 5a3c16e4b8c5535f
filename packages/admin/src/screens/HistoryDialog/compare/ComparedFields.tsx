import type { WholeRevision } from '@staff/contract'
import { ComparedValue } from '@staff/forms'
import type { AnyEntity, Field } from '@staff/entity'
import { breakpoint, color, space, text, weight } from '@staff/ui'
import { styled } from 'styled-components'

export interface ComparedFieldsProps {
  entity: AnyEntity
  /** The earlier version; undefined where one is shown alone. */
  earlier: WholeRevision | undefined
  later: WholeRevision
  /** The number of the current version. */
  current: number
  /** The names of the fields to show; undefined for all. */
  names: readonly string[] | undefined
}

/** The fields of two versions side by side, with what was removed and added marked. In a narrow panel below each other. */
export function ComparedFields({ entity, earlier, later, current, names }: ComparedFieldsProps) {
  const fields = Object.values(entity.fields).filter(
    ({ name, secret }) =>
      !secret &&
      (names?.includes(name) ?? (name in later.values || name in (earlier?.values ?? {}))),
  )
  if (fields.length === 0) return null
  const nameOf = ({ version }: WholeRevision) =>
    version === current ? `Version ${version}, current` : `Version ${version}`
  return (
    <Root>
      {earlier && (
        <Sides aria-hidden data-head>
          <span>{nameOf(earlier)}</span>
          <span>{nameOf(later)}</span>
        </Sides>
      )}
      {fields.map((field) => (
        <Row key={field.name}>
          <h4>{field.label ?? field.name}</h4>
          {earlier ? (
            <Sides>
              <Side name={nameOf(earlier)} field={field} of={earlier} other={later} side="before" />
              <Side name={nameOf(later)} field={field} of={later} other={earlier} side="after" />
            </Sides>
          ) : (
            <Value>
              <ComparedValue
                field={field}
                value={later.values[field.name]}
                other={later.values[field.name]}
                side="after"
              />
            </Value>
          )}
        </Row>
      ))}
    </Root>
  )
}

interface SideProps {
  name: string
  field: Field
  of: WholeRevision
  other: WholeRevision
  side: 'before' | 'after'
}

function Side({ name, field, of, other, side }: SideProps) {
  return (
    <Value>
      <SideName>{name}</SideName>
      {field.name in of.values ? (
        <ComparedValue
          field={field}
          value={of.values[field.name]}
          other={other.values[field.name]}
          side={side}
        />
      ) : (
        <Missing>This field did not exist yet</Missing>
      )}
    </Value>
  )
}

const Root = styled.div`
  display: grid;
  border-block-end: 1px solid ${color.line};
  font: ${text.md};
`

const Row = styled.section`
  display: grid;
  gap: ${space.s2};
  padding-block: ${space.s4};
  border-block-start: 1px solid ${color.line};

  h4 {
    margin: 0;
    color: ${color.inkMuted};
    font: ${text.md};
    font-weight: ${weight.label};
  }
`

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s3} ${space.s6};

  &[data-head] {
    padding-block-end: ${space.s2};
    font-weight: ${weight.label};
  }

  @container history (max-width: ${breakpoint.column}) {
    grid-template-columns: minmax(0, 1fr);

    &[data-head] {
      display: none;
    }
  }
`

const Value = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

/** The version of a value. Beside each other, the columns have headings instead. */
const SideName = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;

  @container history (max-width: ${breakpoint.column}) {
    position: static;
    display: block;
    inline-size: auto;
    block-size: auto;
    clip-path: none;
    color: ${color.inkMuted};
    font: ${text.xs};
  }
`

const Missing = styled.span`
  color: ${color.inkMuted};
`
