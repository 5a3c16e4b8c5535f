import { createContext, type ComponentType } from 'react'

/** A record that a text can link to. */
export interface LinkTarget {
  /** `record:careers/0b9e…` */
  address: string
  title: string
}

export interface RecordLinkDialogProps {
  onChoose: (target: LinkTarget) => void
  onClose: () => void
}

/** Provides Markdown texts with a dialog that finds a record to link to. Without it, they have no button for that. */
export const RecordLinkContext = createContext<ComponentType<RecordLinkDialogProps> | undefined>(
  undefined,
)
