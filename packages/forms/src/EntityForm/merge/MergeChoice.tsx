import { breakpoint, color, radius, space, text, TextArea, TextInput, weight } from '@staff/ui'
import { useId } from 'react'
import { styled } from 'styled-components'

import { type Field, type FieldKind, choicesOf } from '@staff/entity'
import { FieldValue } from './FieldValue'

/** Whose value of a field is saved, or a text that is edited here. */
export type Side = 'theirs' | 'mine' | 'edited'

export interface MergeChoiceProps {
  field: Field
  before: unknown
  theirs: unknown
  mine: unknown
  /** What the three values are called. */
  names: { before: string; theirs: string; mine: string }
  /** Undefined until one is chosen. */
  side: Side | undefined
  /** Whether a choice is missing that was asked for. */
  isMissing: boolean
  onChoose: (side: Side) => void
  /** The text that is edited here. */
  edited: unknown
  onEdit: (edited: string) => void
}

/** The three values of a field that two people have changed, two of them to choose from. A text can be edited too. */
export function MergeChoice(props: MergeChoiceProps) {
  const { field, before, theirs, mine, names, side, isMissing, onChoose, edited, onEdit } = props
  const name = useId()
  const errorId = useId()
  const values = { theirs, mine }
  const Edited = EDITORS[field.kind]
  return (
    <Root aria-describedby={isMissing ? errorId : undefined}>
      <legend>{field.label ?? field.name}</legend>
      {isMissing && (
        <Missing id={errorId} role="alert">
          Choose what to save for {field.label ?? field.name}
        </Missing>
      )}
      <Before>
        {names.before}: <FieldValue field={field} value={before} before={before} />
      </Before>
      <Sides>
        {SIDES.map((each) => (
          <Option key={each}>
            <input
              type="radio"
              name={name}
              checked={side === each}
              onChange={() => onChoose(each)}
            />
            <strong>{names[each]}</strong>
            <span>
              <FieldValue field={field} value={values[each]} before={before} ifMostDiffer="after" />
            </span>
          </Option>
        ))}
      </Sides>
      {Edited && choicesOf(field) === undefined && (
        <Option>
          <input
            type="radio"
            name={name}
            checked={side === 'edited'}
            onChange={() => onChoose('edited')}
          />
          <strong>Write something else</strong>
        </Option>
      )}
      {Edited && side === 'edited' && (
        <Edited
          label="Text to save"
          value={String(edited)}
          onChange={({ target }) => onEdit(target.value)}
        />
      )}
    </Root>
  )
}

const SIDES = ['theirs', 'mine'] as const

/** The kinds of fields whose text can be edited here. */
const EDITORS: Partial<Record<FieldKind, typeof TextInput | typeof TextArea>> = {
  text: TextInput,
  multiline: TextArea,
}

const Root = styled.fieldset`
  display: grid;
  gap: ${space.s2};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font: ${text.md};
    font-weight: ${weight.label};
  }
`

const Missing = styled.p`
  color: ${color.danger};
  font: ${text.md};
`

const Before = styled.p`
  color: ${color.inkMuted};
  overflow-wrap: anywhere;
`

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s3};

  @media (max-width: ${breakpoint.narrow}) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Option = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s2};
  align-content: start;
  align-items: center;
  padding: ${space.s3} ${space.s4};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
  > span {
    grid-column: 2;
  }
`
