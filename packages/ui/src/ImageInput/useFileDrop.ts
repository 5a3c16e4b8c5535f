import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** Handlers for dropped and pasted files; `draggedOver` is true while files are dragged over the element. */
export function useFileDrop(onFiles: (files: FileList) => void, disabled: boolean) {
  const [draggedOver, setDraggedOver] = useState(false)

  function handleDragOver(event: DragEvent) {
    if (disabled || !event.dataTransfer.types.includes('Files')) return
    // Otherwise the browser would open the file in place of the page.
    event.preventDefault()
    setDraggedOver(true)
  }

  function handleDragLeave(event: DragEvent) {
    const to = event.relatedTarget
    if (!(to instanceof Node && event.currentTarget.contains(to))) setDraggedOver(false)
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setDraggedOver(false)
    if (!disabled) onFiles(event.dataTransfer.files)
  }

  function handlePaste(event: ClipboardEvent) {
    if (disabled || event.clipboardData.files.length === 0) return
    event.preventDefault()
    onFiles(event.clipboardData.files)
  }

  const handlers = {
    onDragEnter: handleDragOver,
    onDragOver: handleDragOver,
    onDragLeave: handleDragLeave,
    onDrop: handleDrop,
    onPaste: handlePaste,
  }
  return { draggedOver, handlers }
}
