import { space } from '@staff/ui'
import { styled } from 'styled-components'

import { ColumnsButton } from './columns/ColumnsButton'
import { ListMenu, type ListMenuProps } from './csv/ListMenu'

/** The tools at the end of the toolbar. */
export function ListTools(props: ListMenuProps) {
  return (
    <Root>
      <ColumnsButton area={props.area} />
      <ListMenu {...props} />
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  gap: ${space.s1};
  align-items: center;
`
