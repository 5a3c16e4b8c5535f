import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'

import { AppLink } from '../Link/AppLink'
import type { MenuItem } from './entries'
import { Description, Row, Tick, Words } from './parts'

interface MenuRowProps {
  item: MenuItem
}

/** One item of a menu. */
export function MenuRow({ item }: MenuRowProps) {
  const { id, label, description, icon, checked, isDanger, ...target } = item
  return (
    <Row
      id={id}
      textValue={label}
      data-danger={isDanger || undefined}
      {...target}
      render={renderElement}
    >
      {icon}
      {description === undefined ? (
        label
      ) : (
        <Words>
          {label} <Description>{description}</Description>
        </Words>
      )}
      {checked !== undefined && <Tick>{checked && <Check />}</Tick>}
    </Row>
  )
}

type RenderElement = NonNullable<ComponentProps<typeof Row>['render']>

const renderElement: RenderElement = (props) =>
  'href' in props ? <AppLink {...props} /> : <div {...props} />
