import { IconButton } from '@staff/ui'
import { BookmarkPlus } from 'lucide-react'
import { styled } from 'styled-components'

import type { AreaScreens } from '../../../../shared/defineArea'
import { askForView } from '../../../../stores/lists/viewTask'
import { useHasStateToSave } from '../LazyViews'

interface SaveViewButtonProps {
  area: AreaScreens
}

/** Asks for the name of a new view of the list as it is. Its space is there before there is something to save. */
export function SaveViewButton({ area }: SaveViewButtonProps) {
  const hasState = useHasStateToSave(area)
  return (
    <Button
      label="Save view…"
      icon={<BookmarkPlus />}
      data-idle={!hasState || undefined}
      onClick={() => askForView({ kind: 'save' })}
    />
  )
}

const Button = styled(IconButton)`
  &[data-idle] {
    visibility: hidden;
  }
`
