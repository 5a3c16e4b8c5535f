import { Images } from 'lucide-react'
import { Suspense, useContext, useState } from 'react'

import { StoredPicturesContext, type ChosenPicture } from './storedPictures'

/** A button that offers the stored pictures, and its dialog. Both are missing where nothing is known of them. */
export function useStoredChoice(onChoose: (picture: ChosenPicture) => void) {
  const stored = useContext(StoredPicturesContext)
  const [isOpen, setOpen] = useState(false)

  function handleChoose(picture: ChosenPicture) {
    setOpen(false)
    onChoose(picture)
  }

  return {
    isOpen,
    otherWay: stored && {
      label: 'Choose from pictures',
      icon: <Images size="1em" />,
      onPress: () => setOpen(true),
    },
    dialog: stored && isOpen && (
      <Suspense fallback={null}>
        <stored.Choice onChoose={handleChoose} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}
