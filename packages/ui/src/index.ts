export { ThemeRoot, type ThemeRootProps } from './theme/ThemeRoot'
export { Badge, type BadgeProps } from './Badge/Badge'
export {
  breakpoint,
  color,
  focusRing,
  motion,
  palettes,
  radius,
  shadow,
  space,
  text,
  weight,
} from './theme/tokens'
