import { Details, Name } from './parts'
import { Progress } from './Progress'

export interface FileDescriptionProps {
  /** Whether there is a picture, shown or not. */
  filled: boolean
  /** The file's name; without it the picture is called 'Picture'. */
  fileName?: string | undefined
  /** A few words about the file. */
  details?: string | undefined
  /** The uploaded share, from 0 to 1, while the picture is uploading. */
  progress?: number | undefined
}

/** The file's name, and the progress of its upload or its details. */
export function FileDescription({ filled, fileName, details, progress }: FileDescriptionProps) {
  return (
    <>
      {filled && <Name>{fileName ?? 'Picture'}</Name>}
      {progress !== undefined && (
        <Progress value={progress} label={`Uploading ${fileName ?? 'the picture'}`} />
      )}
      {progress === undefined && details && (
        <Details>
          <bdi>{details}</bdi>
        </Details>
      )}
    </>
  )
}
