import { proxy } from 'valtio'

/** The record that a dialog asks about, and the words that name it. */
export interface ModalRecord {
  /** The area that the record belongs to: two lists may be on the screen. */
  area: string
  id: string
  title: string
}

interface Modal {
  isOpen: boolean
  record: ModalRecord | null
}

/** The one dialog that can be open, and what it asks about. */
export const modal = proxy<Modal>({ isOpen: false, record: null })

/** Opens the dialog, about a record where one is given. */
export function openModal(record: ModalRecord | null = null): void {
  modal.record = record
  modal.isOpen = true
}

/** Closes the dialog. Its record stays until the next one, so that its words hold while it fades. */
export function closeModal(): void {
  modal.isOpen = false
}
