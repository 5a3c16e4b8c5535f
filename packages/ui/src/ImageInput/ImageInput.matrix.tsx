import { Images } from 'lucide-react'

import type { MatrixProps } from '../stories/Matrix'
import { arabic, longText, pointerStates } from '../stories/states'
import { samplePicture } from '../Thumbnail/samplePicture'
import { ImageInput, type ImageInputProps } from './ImageInput'

/** A file that was just chosen. */
export const filled = { src: samplePicture, fileName: 'priya.jpg', details: '640 × 640 · 84 KB' }

const otherWay = { label: 'Choose from pictures', icon: <Images size="1em" />, onPress: () => {} }

/** The states of an image input. */
export const imageInputMatrix: MatrixProps<ImageInputProps> = {
  room: '22rem',
  draw: (props) => <ImageInput {...props} />,
  base: { label: 'Image', accept: 'image/*', onChoose: () => {}, onRemove: () => {} },
  states: {
    Empty: {},
    ...pointerStates,
    Filled: { props: filled },
    'Filled, without a name': { props: { src: samplePicture } },
    'Another way': { props: { otherWay } },
    'Another way, filled': { props: { ...filled, otherWay } },
    'Uploading, just begun': { props: { fileName: 'priya.jpg', progress: 0 } },
    Uploading: { props: { ...filled, progress: 0.42 } },
    Disabled: { props: { ...filled, disabled: true } },
    Required: { props: { required: true, hint: 'JPEG, PNG or WebP, up to 5 MB' } },
    Invalid: { props: { required: true, error: 'Image is required' } },
    'Long text': { props: { ...filled, fileName: `${longText}.jpg`, hint: longText } },
    'Right to left': { props: { ...filled, label: arabic.image, hint: arabic.hint }, dir: 'rtl' },
  },
}
