import type { SavedView } from '@staff/contract'
import { Banner, Button, space } from '@staff/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'

import { updateView } from '../../../data/views/saveView'
import { viewQueries } from '../../../data/views/viewQueries'
import type { AreaScreens } from '../../../shared/defineArea'
import { notify } from '../../../shared/notify'
import { askForView } from '../../../stores/lists/viewTask'
import { stayOnList } from './listAddress'
import { missingText } from './changes/missingText'
import { useMayChange } from './useViews'

interface ViewNoticeProps {
  area: AreaScreens
  /** The id of the view in the address; undefined without one. */
  id: string | undefined
  /** The view of the address; undefined if the user has none with its id. */
  view: SavedView | undefined
}

/** Says that the view of the address is gone, or what it is missing. */
export function ViewNotice({ area, id, view }: ViewNoticeProps) {
  const isGone = useIsGone(area, id, view)
  if (isGone) return <GoneNotice area={area} />
  if (view && view.missing.length > 0) return <MissingNotice area={area} view={view} />
  return null
}

/** Whether a view does not exist for the user. One that is new since the views were read is looked up first. */
function useIsGone({ entity }: AreaScreens, id: string | undefined, view: SavedView | undefined) {
  const { data, refetch } = useQuery(viewQueries(entity).list())
  const [lookedUp, setLookedUp] = useState<string>()
  const isUnknown = id !== undefined && data !== undefined && !view

  useEffect(() => {
    if (!isUnknown) return undefined
    let isWanted = true
    void refetch().then(() => isWanted && setLookedUp(id))
    return () => {
      isWanted = false
    }
  }, [isUnknown, id, refetch])

  return isUnknown && lookedUp === id
}

function GoneNotice({ area: { entity } }: Pick<ViewNoticeProps, 'area'>) {
  const [search, setSearch] = useSearchParams()

  function handleClose() {
    const rest = new URLSearchParams(search)
    rest.delete('view')
    setSearch(stayOnList(rest, entity), { replace: true })
  }

  return (
    <Place>
      <Banner
        tone="warn"
        title="This view no longer exists, or it is not shared with you."
        action={
          <>
            <Button size="s" onClick={() => askForView({ kind: 'save' })}>
              Save as a new view…
            </Button>
            <Button size="s" onClick={handleClose}>
              Close
            </Button>
          </>
        }
      >
        The list shows what else the link asks for.
      </Banner>
    </Place>
  )
}

function MissingNotice({ area: { entity }, view }: { area: AreaScreens; view: SavedView }) {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const mayChange = useMayChange(entity)(view)

  async function handleSave() {
    setIsBusy(true)
    const outcome = await updateView(client, entity, view, { query: view.query })
    setIsBusy(false)
    if (outcome.status === 'saved') notify('success', `“${view.name}” is saved.`)
    if (outcome.status === 'refused') notify('error', outcome.message)
    // The newer version may not miss anything.
    else void client.invalidateQueries(viewQueries(entity).list())
  }

  return (
    <Place>
      <Banner
        tone="warn"
        title="This view shows more than it did."
        action={
          mayChange && (
            <Button size="s" busy={isBusy} onClick={() => void handleSave()}>
              Save without it
            </Button>
          )
        }
      >
        {missingText(entity, view.missing)}
      </Banner>
    </Place>
  )
}

const Place = styled.div`
  padding: ${space.s3} ${space.s4} 0;
`
