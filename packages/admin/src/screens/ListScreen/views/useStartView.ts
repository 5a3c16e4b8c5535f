import type { AnyEntity } from '@staff/entity'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'

import { viewQueries } from '../../../data/views/viewQueries'
import { useIsCurrentScreen } from '../../../shared/useIsCurrentScreen'
import { preferencesOf } from '../../../stores/preferences/lists'
import { saveStartView } from './dialogs/saveStartView'
import { searchOf } from './viewState'

/** Opens the start view in place of the plain list, so that Back leads to where the user came from. */
export function useStartView(entity: AnyEntity, isStarting: boolean): void {
  const { data, isFetching, isError } = useQuery(viewQueries(entity).list())
  const isKnown = isError || (data !== undefined && !isFetching)
  const navigate = useNavigate()
  const isCurrentScreen = useIsCurrentScreen()

  const start = useEffectEvent(() => {
    const { startView } = preferencesOf(entity.area)
    if (startView === null || !isCurrentScreen()) return
    const view = data?.find(({ id }) => id === startView)
    void navigate(view ? searchOf(view, entity) : `?view=${isError ? 'all' : startView}`, {
      replace: true,
    })
    // The list says that it is gone, once.
    if (!view && !isError) void saveStartView(entity, null)
  })

  useEffect(() => {
    if (isStarting && isKnown) start()
  }, [isStarting, isKnown])
}
