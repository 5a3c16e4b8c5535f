import { Button } from '@staff/ui'
import { Eye } from 'lucide-react'
import { Suspense, useState } from 'react'

import { isAdministrator } from '../../stores/session/auth'
import { lazyComponent } from '../../shared/lazyComponent'
import { useReader } from '../../shared/useReader'

const SitePreviewDialog = lazyComponent(
  async () => (await import('../PreviewDialog/SitePreviewDialog')).default,
)

/** Opens the dialog for links that show the whole site, as of a time if one is given. Only administrators make them. */
export function SitePreviewButton({ at }: { at?: string | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const { roleTypeId } = useReader()
  if (!isAdministrator(roleTypeId)) return null
  return (
    <>
      <Button icon={<Eye />} onClick={() => setOpen(true)}>
        Preview website…
      </Button>
      {isOpen && (
        <Suspense>
          <SitePreviewDialog at={at} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
