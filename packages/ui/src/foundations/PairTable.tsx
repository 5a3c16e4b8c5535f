import { styled } from 'styled-components'

import type { ColorPairs } from '../theme/colorPairs'
import { contrast } from '../theme/contrast'
import { color, palettes, radius, space, text, weight, type ThemeName } from '../theme/tokens'

interface PairTableProps {
  caption: string
  theme: ThemeName
  pairs: ColorPairs
}

/** The foreground and background pairs with their contrast ratios, for a foundations page. */
export function PairTable({ caption, theme, pairs }: PairTableProps) {
  const palette = palettes[theme]
  return (
    <Table>
      <caption>{caption}</caption>
      <tbody>
        {pairs.map(([ground, inks]) => (
          <tr key={ground}>
            <th scope="row">{ground}</th>
            <td>
              {inks.map((ink) => (
                <Pair key={ink} style={{ '--ground': palette[ground], '--ink': palette[ink] }}>
                  <Mark />
                  {/* A mark, because text would need a contrast of 4.5 where only 3 is required. */}
                  {ink} {contrast(palette[ink], palette[ground]).toFixed(1)}
                </Pair>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Table = styled.table`
  border-spacing: 0 ${space.s1};
  font: ${text.sm};

  & > caption {
    padding-block-end: ${space.s2};
    font: ${text.lg};
    font-weight: ${weight.heading};
    text-align: start;
  }
  & th {
    inline-size: 7rem;
    font-weight: ${weight.text};
    text-align: start;
    vertical-align: top;
  }
  & td {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s1};
  }
`

const Pair = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.s2};
  padding: ${space.s1} ${space.s2};
  border: 1px solid ${color.line};
  border-radius: ${radius.s};
  font-variant-numeric: tabular-nums;
`

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.25rem;
  border-radius: 4px;
  background: var(--ground);

  &::before {
    content: 'Aa' / '';
    color: var(--ink);
    font-weight: ${weight.heading};
  }
`
