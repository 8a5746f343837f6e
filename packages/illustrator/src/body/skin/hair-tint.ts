import type { BodyParams } from '@eidolon/people'
import { mixed, type Colour, linear } from '#geometry/colour.ts'

/** The colour that hair of the head comes to; `greys` is how far it has followed, since brows keep theirs for longer. */
export function hairTint({ hair: { colour, grey } }: BodyParams, greys = 0.85): Colour {
  return mixed(linear(colour), [0.41, 0.395, 0.37], grey * greys)
}
