import {
  afterClosing,
  markdownLink,
  markdownPicture,
  type MarkdownPlace,
  type MarkdownTool,
} from '@staff/ui'
import { FileSymlink, ImagePlus } from 'lucide-react'
import { createElement, lazy, Suspense, useContext, useMemo, useState, type ReactNode } from 'react'

import { isUploadedImage } from '@staff/entity'
import { UploadsContext } from '../picture/uploads'
import { RecordLinkContext } from './recordLinks'

const TextPictureDialog = lazy(() => import('../picture/TextPictureDialog'))

interface Opened {
  tool: 'picture' | 'record'
  place: MarkdownPlace
}

/** The buttons of a Markdown text that open a dialog: a picture, and a link to a record. Each is there if the context can do it. */
export function useTextTools(): { moreTools: readonly MarkdownTool[]; dialog: ReactNode } {
  const uploads = useContext(UploadsContext)
  const recordLink = useContext(RecordLinkContext)
  const [opened, setOpened] = useState<Opened>()
  const moreTools = useMemo(() => {
    const open = (tool: Opened['tool']) => (place: MarkdownPlace) => setOpened({ tool, place })
    const picture = { name: 'Picture', icon: <ImagePlus />, onPress: open('picture') }
    const record = { name: 'Link to a record', icon: <FileSymlink />, onPress: open('record') }
    return [...(uploads ? [picture] : []), ...(recordLink ? [record] : [])]
  }, [uploads, recordLink])

  function close() {
    setOpened(undefined)
  }

  function insert(markdown: string) {
    close()
    afterClosing(() => opened?.place.insert(markdown))
  }

  function dialogOf({ tool, place }: Opened) {
    if (tool === 'picture' || !recordLink)
      return (
        <TextPictureDialog
          onInsert={({ address, alt = '' }) => insert(markdownPicture(alt, address))}
          onClose={close}
        />
      )
    return createElement(recordLink, {
      onChoose: ({ address, title }) => insert(markdownLink(place.selected || title, address)),
      onClose: close,
    })
  }

  const dialog = opened && <Suspense fallback={null}>{dialogOf(opened)}</Suspense>
  return { moreTools, dialog }
}

/** Where the preview of a text loads a picture: only those that are stored here. */
export function useResolvePicture(): ((address: string) => string | undefined) | undefined {
  const uploads = useContext(UploadsContext)
  return useMemo(
    () =>
      uploads &&
      ((address) => (isUploadedImage(address) ? uploads.resolveImage(address) : undefined)),
    [uploads],
  )
}
