import { createContext, type ComponentType, type ReactNode } from 'react'

/** A picture that was chosen among those that are stored. */
export interface ChosenPicture {
  /** Its stored address. */
  url: string
  /** The name of its file. */
  fileName: string
  /** A few words about it, such as '640 × 640 · 84 KB'. */
  details: string
}

export interface PictureChoiceProps {
  onChoose: (picture: ChosenPicture) => void
  onClose: () => void
}

export interface FormerPictureProps {
  /** The stored address of the picture that the record had before. */
  address: string
  /** What is shown as long as there is nothing to say. */
  usual: ReactNode
}

/** What is known of the stored pictures. */
export interface StoredPictures {
  /** A dialog that finds one of them. */
  Choice: ComponentType<PictureChoiceProps>
  /** Says in which other places a picture stays that a form has replaced. */
  Former: ComponentType<FormerPictureProps>
}

/** Provides picture fields and Markdown texts with the stored pictures. Without it, only a file can be chosen. */
export const StoredPicturesContext = createContext<StoredPictures | undefined>(undefined)
