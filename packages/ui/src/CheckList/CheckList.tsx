import { Check } from 'lucide-react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { styled } from 'styled-components'

import { color, radius, space, text } from '../theme/tokens'

export interface CheckListOption {
  value: string
  label: string
  /** How many records have it; undefined while that is not known. */
  count?: number | undefined
}

export interface CheckListProps {
  /** The accessible name of the list. */
  label: string
  /** The options in display order. One that no record has is grey, and cannot be chosen. */
  options: readonly CheckListOption[]
  /** The values of the chosen options. */
  value: readonly string[]
  /**
   * Whether the first option has the focus at once.
   * @default false
   */
  focusFirst?: boolean
  /** Called with all chosen values. */
  onChange: (value: string[]) => void
}

const number = new Intl.NumberFormat('en')

/** A choice of any number of options, with how many records each has. Arrow keys move, Space chooses. */
export function CheckList({ label, options, value, focusFirst = false, onChange }: CheckListProps) {
  const disabled = options.filter((option) => option.count === 0 && !value.includes(option.value))
  return (
    <List
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- For a list in a dialog that has just opened.
      autoFocus={focusFirst && 'first'}
      escapeKeyBehavior="none"
      items={options.map((option) => ({ ...option, id: option.value }))}
      selectionMode="multiple"
      selectedKeys={value}
      disabledKeys={disabled.map((option) => option.value)}
      onSelectionChange={(keys) =>
        onChange(keys === 'all' ? options.map((option) => option.value) : [...keys].map(String))
      }
      dependencies={[options]}
    >
      {(option) => (
        <Row textValue={option.label}>
          <Box aria-hidden>
            <Check strokeWidth={3} />
          </Box>
          <bdi>{option.label}</bdi>
          {option.count !== undefined && <Count>{number.format(option.count)}</Count>}
        </Row>
      )}
    </List>
  )
}

const List = styled(ListBox<CheckListOption & { id: string }>)`
  max-block-size: 18rem;
  overflow: auto;
  outline: none;
`

const Row = styled(ListBoxItem)`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  min-block-size: 2rem;
  padding: ${space.s1} ${space.s2};
  border-radius: ${radius.s};
  font: ${text.md};
  overflow-wrap: anywhere;
  cursor: pointer;
  outline: none;

  &[data-focused] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px ${color.accent};
  }
  &[data-disabled] {
    color: ${color.inkFaint};
    cursor: default;
  }

  @media (forced-colors: active) {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }
`

const Box = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 1.125rem;
  block-size: 1.125rem;
  border: 1px solid ${color.lineControl};
  border-radius: 4px;
  background: ${color.surface};

  [data-selected] > & {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  [data-disabled] > & {
    border-color: ${color.lineStrong};
    background: ${color.sunken};
  }
  svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    color: ${color.accentInk};
    visibility: hidden;
  }
  [data-selected] > & svg {
    visibility: visible;
  }

  /* In forced colours the box has no background, so the tick has the text colour. */
  @media (forced-colors: active) {
    svg {
      color: CanvasText;
    }
  }
`

const Count = styled.span`
  margin-inline-start: auto;
  color: ${color.inkMuted};
  font: ${text.sm};
  font-variant-numeric: tabular-nums;
`
