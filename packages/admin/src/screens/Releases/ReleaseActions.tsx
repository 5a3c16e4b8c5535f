import type { Release } from '@staff/contract'
import { Button, DeleteButton } from '@staff/ui'
import { CalendarX, Eye, Globe, Pencil, Undo2 } from 'lucide-react'
import { Suspense, useState, type ComponentType } from 'react'

import { lazyComponent } from '../../shared/lazyComponent'
import { SitePreviewButton } from './SitePreviewButton'

/** The props of a question about a release. */
export interface ReleaseQuestionProps {
  release: Release
  onClose: () => void
}

const questions = {
  release: lazyComponent(async () => (await import('./ReleaseDialog')).default),
  preview: lazyComponent(
    async () => (await import('../PreviewDialog/ReleasePreviewDialog')).default,
  ),
  rename: lazyComponent(async () => (await import('./RenameDialog')).default),
  cancel: lazyComponent(async () => (await import('./CancelReleaseDialog')).default),
  undo: lazyComponent(async () => (await import('./UndoReleaseDialog')).default),
  delete: lazyComponent(async () => (await import('./DeleteReleaseDialog')).default),
} satisfies Record<string, ComponentType<ReleaseQuestionProps>>

/** What can be done with a release in its state. */
export function ReleaseActions({ release }: { release: Release }) {
  const { state, undoOf, itemCount } = release
  const [asked, setAsked] = useState<keyof typeof questions>()
  const Question = asked && questions[asked]
  return (
    <>
      {state === 'Open' && (
        <>
          <DeleteButton onClick={() => setAsked('delete')} />
          <Button icon={<Pencil />} onClick={() => setAsked('rename')}>
            Rename…
          </Button>
          <Button icon={<Eye />} onClick={() => setAsked('preview')}>
            Share a preview…
          </Button>
          <Button
            variant="primary"
            icon={<Globe />}
            aria-disabled={itemCount === 0}
            onClick={() => itemCount > 0 && setAsked('release')}
          >
            Release…
          </Button>
        </>
      )}
      {state === 'Scheduled' && (
        <>
          <Button icon={<Eye />} onClick={() => setAsked('preview')}>
            Share a preview…
          </Button>
          <SitePreviewButton at={release.at ?? undefined} />
          <Button icon={<Pencil />} onClick={() => setAsked('rename')}>
            Rename…
          </Button>
          <Button icon={<CalendarX />} onClick={() => setAsked('cancel')}>
            Cancel schedule
          </Button>
        </>
      )}
      {state === 'Released' && undoOf === null && (
        <Button icon={<Undo2 />} onClick={() => setAsked('undo')}>
          Undo…
        </Button>
      )}
      {Question && (
        <Suspense>
          <Question release={release} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  )
}
