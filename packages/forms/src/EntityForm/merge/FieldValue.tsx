import { color, DateText, radius } from '@staff/ui'
import { styled } from 'styled-components'

import { type Field, asText, choicesOf, readPicture, rightsTexts } from '@staff/entity'
import { useReferences } from '../../fields/choice/references'
import { useUploads } from '../../fields/picture/uploads'
import { ChangedWords, mostWordsDiffer, type ChangedWordsProps } from './ChangedWords'

export interface FieldValueProps {
  field: Field
  value: unknown
  /** The value that both sides started from. The words of a text that differ from it are marked. */
  before: unknown
  /**
   * What is shown of a text if most of its words differ: both texts, each whole, or the later one alone.
   * @default 'both'
   */
  ifMostDiffer?: 'both' | 'after'
}

/** The value of a field for reading. */
export function FieldValue({ field, value, before, ifMostDiffer = 'both' }: FieldValueProps) {
  if (field.kind === 'image')
    return <Picture value={asText(value)} before={asText(before)} after={asText(value)} />
  if (field.kind === 'reference' && field.refersTo !== undefined)
    return <Reference area={field.refersTo} id={asText(value)} none={field.none} />
  const text = shown(field, value)
  if (text === '') return <Empty>Empty</Empty>
  if (isDate(field)) return <DateText value={text} withTime={field.kind === 'dateTime'} />
  if (typeof value !== 'string' || choicesOf(field) !== undefined) return text
  const isWhole = ifMostDiffer === 'after' && mostWordsDiffer(asText(before), text)
  return <ChangedWords before={isWhole ? text : asText(before)} after={text} />
}

/** Whether a field has a day or a moment, which are shown in the format of the region. */
export function isDate({ kind }: Field): boolean {
  return kind === 'date' || kind === 'dateTime'
}

/** The value of a field as text, '' for none. */
export function shown(field: Field, value: unknown): string {
  const option = choicesOf(field)?.find((each) => each.value === value)
  if (option) return option.label
  if (field.kind === 'rights') return rightsTexts(value).join(', ')
  if (Array.isArray(value)) return value.map(String).join(', ')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'number' ? String(value) : asText(value)
}

interface PictureProps extends ChangedWordsProps {
  /** The value of its field. */
  value: string
  size?: 'm' | 'l'
}

/** A stored picture with its description. Words that differ between `before` and `after`, two values of its field, are marked. */
export function Picture({ value, size = 'm', before, after, ...side }: PictureProps) {
  const { resolveImage } = useUploads()
  if (!value) return <Empty>No picture</Empty>
  const said = [before, after].map(descriptionOf)
  return (
    <>
      <Image src={resolveImage(value)} alt="Picture" data-size={size} />
      {said.some(Boolean) && (
        <div>
          <ChangedWords {...side} before={said[0] ?? ''} after={said[1] ?? ''} />
        </div>
      )}
    </>
  )
}

/** What a record says of its picture: '“A lamp on a desk”, cropped'. Empty for nothing. */
function descriptionOf(value: string): string {
  const { alt, crop, focus } = readPicture(value)
  const parts = [
    alt === undefined ? '' : alt === '' ? 'Decorative' : `“${alt}”`,
    crop ? 'cropped' : '',
    focus ? `focus ${focus.x / 10} % from the left, ${focus.y / 10} % from the top` : '',
  ]
  return parts.filter(Boolean).join(', ')
}

interface ReferenceProps {
  area: string
  id: string
  none: string | undefined
}

/** The title of the record that a reference names. */
export function Reference({ area, id, none = 'Nobody' }: ReferenceProps) {
  const references = useReferences(area)
  if (id === '') return <Empty>{none}</Empty>
  if (references.status !== 'loaded') return id
  return (
    references.options.find(({ value }) => value === id)?.label ?? <Empty>A deleted record</Empty>
  )
}

const Image = styled.img`
  inline-size: 6rem;
  block-size: 4.5rem;
  object-fit: contain;

  &[data-size='l'] {
    inline-size: min(100%, 14rem);
    block-size: 10.5rem;
    border: 1px solid ${color.line};
    border-radius: ${radius.m};
    background: ${color.sunken};
  }
`

/** What stands for a missing value. */
export const Empty = styled.span`
  color: ${color.inkMuted};
`
