import type { AnyEntity } from '@staff/entity'
import { afterMenu, type MenuItem } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Globe, GlobeLock } from 'lucide-react'
import { Suspense, useState } from 'react'

import { statusOf } from '../../../data/live/publication'
import { idOf, type AnyStored } from '../../../data/records/recordQueries'
import { checkVersion } from '../../../data/version/checkVersion'
import { lazyComponent } from '../../../shared/lazyComponent'
import { useMayPublish } from '../../../shared/useMayPublish'

const UnpublishDialog = lazyComponent(async () => (await import('./UnpublishDialog')).default)

/** What a person can do with a record on the public site, as items of its menu, and the question of one of them. */
export function useLiveItems(entity: AnyEntity, record: AnyStored | undefined) {
  const client = useQueryClient()
  const mayPublish = useMayPublish(entity)
  const [asked, setAsked] = useState<AnyStored>()
  const question = asked && (
    <Suspense>
      <UnpublishDialog entity={entity} record={asked} onClose={() => setAsked(undefined)} />
    </Suspense>
  )
  if (!record || !mayPublish) return { items: [], question }

  const shown = record
  const status = statusOf(entity, shown)
  async function publish() {
    try {
      const { publishRecord } = await import('./publishRecord')
      const { version } = shown
      await publishRecord(client, entity, { id: idOf(entity, shown), version }, 'publish')
    } catch {
      void checkVersion()
    }
  }
  const publishing: MenuItem = {
    id: 'publish',
    label: 'Publish',
    icon: <Globe />,
    onAction: () => void publish(),
  }
  const unpublishing: MenuItem = {
    id: 'unpublish',
    label: 'Unpublish',
    icon: <GlobeLock />,
    onAction: () => afterMenu(() => setAsked(shown)),
  }
  const items = [
    ...(status === 'Published' ? [] : [publishing]),
    ...(status === 'Draft' || status === 'Unpublished' ? [] : [unpublishing]),
  ]
  return { items, question }
}
