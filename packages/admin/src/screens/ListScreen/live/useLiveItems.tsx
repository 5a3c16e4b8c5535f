import { opensTo } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { afterMenu, type MenuItem } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { ClipboardCheck, Globe, GlobeLock, Layers } from 'lucide-react'
import { Suspense, useState } from 'react'

import { statusOf } from '../../../data/live/publication'
import { idOf, type AnyStored } from '../../../data/records/recordQueries'
import { lazyComponent } from '../../../shared/lazyComponent'
import { useMayPublish } from '../../../shared/useMayPublish'
import { useReader } from '../../../shared/useReader'
import { loadAndPublish } from './loadAndPublish'

const UnpublishDialog = lazyComponent(async () => (await import('./UnpublishDialog')).default)
const ReleaseDialog = lazyComponent(
  async () => (await import('../../Releases/add/AddRecordDialog')).default,
)
const AskDialog = lazyComponent(async () => (await import('../../Review/AskStoredDialog')).default)

/** What a person can do with a record on the public site, as items of its menu, and the question of one of them. */
export function useLiveItems(entity: AnyEntity, record: AnyStored | undefined) {
  const client = useQueryClient()
  const mayPublish = useMayPublish(entity)
  const mayEdit = opensTo(useReader(), entity, 'edit')
  const [asked, setAsked] = useState<{ about: AnyStored; Dialog: typeof UnpublishDialog }>()
  const question = asked && (
    <Suspense>
      <asked.Dialog entity={entity} record={asked.about} onClose={() => setAsked(undefined)} />
    </Suspense>
  )
  if (!record || !entity.publicSite) return { items: [], question }

  const shown = record
  const { version } = shown
  const status = statusOf(entity, shown)
  const asking: MenuItem = {
    id: 'ask',
    label: 'Ask to publish…',
    icon: <ClipboardCheck />,
    onAction: () => afterMenu(() => setAsked({ about: shown, Dialog: AskDialog })),
  }
  const publishing: MenuItem = {
    id: 'publish',
    label: 'Publish',
    icon: <Globe />,
    onAction: () => void loadAndPublish(client, entity, { id: idOf(entity, shown), version }),
  }
  const unpublishing: MenuItem = {
    id: 'unpublish',
    label: 'Unpublish',
    icon: <GlobeLock />,
    onAction: () => afterMenu(() => setAsked({ about: shown, Dialog: UnpublishDialog })),
  }
  const releasing: MenuItem = {
    id: 'release',
    label: 'Add to a release…',
    icon: <Layers />,
    onAction: () => afterMenu(() => setAsked({ about: shown, Dialog: ReleaseDialog })),
  }
  const isShown = status !== 'Draft' && status !== 'Unpublished'
  const items = [
    ...(mayEdit && !mayPublish && status !== 'Published' ? [asking] : []),
    ...(mayPublish && status !== 'Published' ? [publishing] : []),
    ...(mayPublish && isShown ? [unpublishing] : []),
    ...(mayEdit ? [releasing] : []),
  ]
  return { items, question }
}
