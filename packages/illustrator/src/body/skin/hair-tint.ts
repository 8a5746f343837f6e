import type { BodyParams } from '@eidolon/people'
import { mixed, type Color, linear } from '#geometry/color.ts'

/** The color that hair of the head comes to; `grays` is how far it has followed, since brows keep theirs for longer. */
export function hairTint({ hair: { colour, grey } }: BodyParams, grays = 0.85): Color {
  return mixed(linear(colour), [0.41, 0.395, 0.37], grey * grays)
}
