import type { FramingId } from '@eidolon/people'
import type { Camera } from './camera.ts'

/** What is sharp. `blur` is how many pixels a point infinitely far away is spread over (radius), per pixel of height. */
export type Focus = { readonly depth: number; readonly blur: number }

/** Close pictures are taken with an open lens; wide ones show where the person is. */
export const blurOf: Readonly<Record<FramingId, number>> = {
  portrait: 0.021,
  bust: 0.016,
  half: 0.0105,
  'three-quarter': 0.006,
  full: 0.0028,
  wide: 0.0008,
  extreme: 0.026,
  far: 0.0004,
}

/** Radius in pixels that a point at `depth` is spread over. */
export function spreadAt(focus: Focus, camera: Camera, depth: number): number {
  const off = Math.abs(depth - focus.depth) / Math.max(depth, 0.1)
  // What is nearer than the person may not fill the picture.
  return Math.min(2.5, off) * focus.blur * camera.height
}
