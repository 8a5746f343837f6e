import 'react'

declare module 'react' {
  /** Custom properties may be set from a component: a picture's own shape, a slider's own value. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
