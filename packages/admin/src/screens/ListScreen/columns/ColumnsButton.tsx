import { Button } from '@staff/ui'
import { Columns3 } from 'lucide-react'
import { useRef, useState } from 'react'

import type { AreaScreens } from '../../../shared/defineArea'
import { useLoaded } from '../../../shared/useLoaded'

export interface ColumnsButtonProps {
  area: AreaScreens
}

/** Opens the choice of a list's columns. */
export function ColumnsButton({ area }: ColumnsButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [ColumnsPopup, load] = useLoaded(loadPopup)
  return (
    <>
      <Button
        ref={trigger}
        variant="quiet"
        size="s"
        icon={<Columns3 />}
        title="Columns"
        aria-label="Columns"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          load()
          setOpen(!isOpen)
        }}
        onPointerEnter={load}
        onFocus={load}
      >
        Columns
      </Button>
      {isOpen && ColumnsPopup && (
        <ColumnsPopup area={area} trigger={trigger} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

const loadPopup = async () => (await import('./ColumnsPopup')).ColumnsPopup
