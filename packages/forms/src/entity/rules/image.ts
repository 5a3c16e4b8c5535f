import { string } from 'yup'

const IMAGE_URL = /^\/api\/images\/[0-9a-f]{64}\.webp$/

/** Whether an address is that of a picture in the console's own store. Only such a picture is ever loaded. */
export function isUploadedImage(url: string): boolean {
  return IMAGE_URL.test(url)
}

/** A picture that may be missing: the address that `POST /images` answered for it. */
export function optionalImage(label: string) {
  return string()
    .label(label)
    .typeError('${label} must be text')
    .matches(IMAGE_URL, {
      message: '${label} must be a picture uploaded here',
      excludeEmptyString: true,
      name: 'uploaded',
    })
    .meta({ kind: 'image', pattern: IMAGE_URL.source })
    .default('')
}

/** A required picture. */
export function image(label: string) {
  return optionalImage(label).required('${label} is required')
}
