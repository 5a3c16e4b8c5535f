import { DESCRIBE_PICTURE } from '@staff/entity'

/** Whether a message at a picture is about its description. */
export function isAboutDescription(message: string | undefined): boolean {
  return message === DESCRIBE_PICTURE || message?.startsWith('The description of ') === true
}

const FILE_NAME = /^\S+\.(?:jpe?g|png|webp|gif|heic|svg)$/i
const CAMERA_NAME = /^(?:img|dsc|pxl|screenshot)[-_ ]?\d/i
const SAYS_PICTURE =
  /^(?:an? )?(?:image|picture|photo|photograph|graphic|icon|logo) (?:of|showing) /i

/** What to think about in a description, as it stands: undefined for nothing. */
export function questionAbout(description: string): string | undefined {
  const text = description.trim()
  if (FILE_NAME.test(text) || CAMERA_NAME.test(text))
    return 'This looks like the name of a file. Say what the picture shows.'
  if (SAYS_PICTURE.test(text))
    return 'Screen readers already say that it is a picture. Begin with what it shows.'
  return undefined
}
