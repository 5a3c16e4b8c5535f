import { proxy } from 'valtio'

/** The record that a dialog is about, with its title. */
export interface ModalRecord {
  /** The area of the record. Two lists may be on the screen. */
  area: string
  id: string
  title: string
}

interface Modal {
  isOpen: boolean
  record: ModalRecord | null
}

/** The one dialog that can be open, and its record. */
export const modal = proxy<Modal>({ isOpen: false, record: null })

/** Opens the dialog, optionally for a record. */
export function openModal(record: ModalRecord | null = null): void {
  modal.record = record
  modal.isOpen = true
}

/** Closes the dialog. Its record stays, so that the text does not change while the dialog fades out. */
export function closeModal(): void {
  modal.isOpen = false
}
