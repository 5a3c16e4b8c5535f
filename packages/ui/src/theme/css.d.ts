import 'react'

declare module 'react' {
  // A number that only the caller knows (a size, a share) reaches the static styles as a variable.
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
