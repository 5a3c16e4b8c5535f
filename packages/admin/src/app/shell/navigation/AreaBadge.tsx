import { useEffect, useEffectEvent, type ComponentType } from 'react'
import { useSnapshot } from 'valtio'

import { useLoaded } from '../../../shared/useLoaded'
import { badges } from '../../../stores/badges'

export interface AreaBadgeProps {
  load: () => Promise<ComponentType>
}

/** The badge of an area in the navigation, once badges are shown. */
export function AreaBadge({ load }: AreaBadgeProps) {
  const { isOn } = useSnapshot(badges)
  const [Badge, start] = useLoaded(load)
  const handleOn = useEffectEvent(start)
  useEffect(() => {
    if (isOn) handleOn()
  }, [isOn])
  return Badge && isOn ? <Badge /> : null
}
