import { string } from 'yup'

const IMAGE_URL = /^\/api\/images\/[0-9a-f]{64}\.webp$/

/** Whether a URL is that of an image in the API's own store. Only such images are loaded. */
export function isUploadedImage(url: string): boolean {
  return IMAGE_URL.test(url)
}

/** An optional image: the URL that `POST /images` returned for it. */
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

/** A required image. */
export function image(label: string) {
  return optionalImage(label).required('${label} is required')
}
