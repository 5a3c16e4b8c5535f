import type { AnyEntity } from '@staff/entity'
import { afterMenu, type MenuItem } from '@staff/ui'
import { CalendarX } from 'lucide-react'
import { Suspense, useState } from 'react'

import type { AnyStored } from '../../../data/records/recordQueries'
import { lazyComponent } from '../../../shared/lazyComponent'

const EndDialog = lazyComponent(async () => (await import('./EndDialog')).default)

/** Asks when the public site stops showing a record: from a button, or as an item of a menu. */
export function useEnd(entity: AnyEntity, record: AnyStored | undefined) {
  const [isOpen, setOpen] = useState(false)
  const dialog = record && isOpen && (
    <Suspense>
      <EndDialog entity={entity} record={record} onClose={() => setOpen(false)} />
    </Suspense>
  )
  const ask = () => setOpen(true)
  const item: MenuItem = {
    id: 'end',
    label: 'Set end…',
    description: 'Choose when the public site stops showing it. Nothing is saved.',
    icon: <CalendarX />,
    onAction: () => afterMenu(ask),
  }
  return { dialog, ask, item }
}
