import 'react'

declare module 'react' {
  // Values that only the caller knows (a size, a share) reach the static styles as CSS variables.
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
