import { Button, Checkbox, color, OrderedCheckList, Popup, space, text } from '@staff/ui'
import { useId, type RefObject } from 'react'
import { styled } from 'styled-components'

import type { AreaScreens } from '../../../shared/defineArea'
import { useChangeColumns } from './useChangeColumns'
import { useColumns } from './useColumns'
import { useHiddenColumns } from './useHiddenColumns'

export interface ColumnsPopupProps {
  area: AreaScreens
  /** The button that opened it. */
  trigger: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The columns of a list: which of them are shown, and in which order. */
export function ColumnsPopup({ area, trigger, onClose }: ColumnsPopupProps) {
  const id = useId()
  const { all, shown } = useColumns(area)
  const hidden = useHiddenColumns(area)
  const { show, reset } = useChangeColumns(area)
  const pictures = all.filter(({ role }) => role === 'picture')
  const lead = all.find(({ role }) => role === 'lead')
  const details = all.filter(({ role }) => role !== 'picture' && role !== 'lead')
  const keys = shown.map(({ key }) => key)
  const order = all.map(({ key }) => key)
  const first = [...pictures, ...(lead ? [lead] : [])].map(({ key }) => key)

  return (
    <Popup label="Columns" trigger={trigger} align="end" onClose={onClose}>
      {pictures.length > 0 && (
        <Pictures>
          {pictures.map(({ key, header }) => (
            <Checkbox
              key={key}
              id={`${id}-${key}`}
              label={header}
              checked={keys.includes(key)}
              onChange={({ target }) =>
                show(target.checked ? [...keys, key] : keys.filter((each) => each !== key), order)
              }
            />
          ))}
        </Pictures>
      )}
      {lead && <Fixed>{`Always shown: ${lead.header}`}</Fixed>}
      <OrderedCheckList
        label="Other columns"
        options={details.map(({ key, header }) => ({
          value: key,
          label: header,
          hint: hidden.has(key) ? 'Hidden at this width' : undefined,
        }))}
        value={keys}
        onChange={(chosen) =>
          show([...keys.filter((key) => first.includes(key)), ...chosen], order)
        }
        onMove={(moved) => show(keys, [...first, ...moved])}
      />
      <Foot>
        <Button size="s" onClick={reset}>
          Reset
        </Button>
      </Foot>
    </Popup>
  )
}

const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s4};
  padding: ${space.s1} ${space.s1} 0 calc(${space.s6} + ${space.s1});
`

const Fixed = styled.p`
  padding: ${space.s1} ${space.s1} 0 calc(${space.s6} + ${space.s1});
  color: ${color.inkMuted};
  font: ${text.sm};
`

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  padding-block-start: ${space.s2};
  border-block-start: 1px solid ${color.line};
`
