import type { ListedPicture } from '@staff/contract'
import { RelativeTime } from '@staff/ui'

/** 'Uploaded by Ana Moreno 2 h ago'. Pictures of an earlier version have no person. */
export function UploadedText({ picture }: { picture: ListedPicture }) {
  const { uploadedAt, uploadedByName } = picture
  return (
    <>
      {uploadedByName ? `Uploaded by ${uploadedByName}` : 'Uploaded'}{' '}
      <RelativeTime inSentence value={uploadedAt} />
    </>
  )
}
