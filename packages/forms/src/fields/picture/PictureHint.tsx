import { useFormikContext } from 'formik'
import { Suspense, useContext, type ReactNode } from 'react'

import { isUploadedImage, pictureAddress } from '@staff/entity'
import { StoredPicturesContext } from './storedPictures'

export interface PictureHintProps {
  /** The name of the picture's field. */
  name: string
  value: string
  /** Help that is always visible. */
  children: ReactNode
}

/** The help at a picture. Once another one has taken its place, it says where the former one stays. */
export function PictureHint({ name, value, children }: PictureHintProps) {
  const stored = useContext(StoredPicturesContext)
  const { initialValues } = useFormikContext<Record<string, unknown>>()
  const former = initialValues[name]
  if (!stored || typeof former !== 'string' || !isUploadedImage(former)) return children
  const address = pictureAddress(former)
  if (address === pictureAddress(value)) return children
  return (
    <Suspense fallback={children}>
      <stored.Former address={address} usual={children} />
    </Suspense>
  )
}
