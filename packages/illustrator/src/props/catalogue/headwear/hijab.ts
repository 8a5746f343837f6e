import { linear, scaled } from '#geometry/colour.ts'
import type { Part } from '#geometry/part.ts'
import type { Fitting } from '#props/fitting.ts'
import { faceOpening, wrapped } from '#props/kit/worn/head-cloth.ts'
import { weave } from '#props/materials.ts'
import { prop } from '#props/prop-file.ts'

/** Cloth around head and neck that leaves the face free and falls over the shoulders. */
export const hijab = prop({
  label: 'Hijab',
  words:
    'hijab, hijabs, hijabi, khimar, chador, shayla, al amira, headscarf covering her hair, scarf over her hair, hair covered by a scarf, headscarf wrapped around her neck, desert headscarf',
  order: 145,
  slot: 'hat',
  presses: 'hidden',
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const colour = linear(fitting.colours.accent)
  return [
    wrapped(fitting, {
      name: 'hijab',
      opening: faceOpening(7.0, 0.93, 0.7),
      surface: weave(colour),
      rim: scaled(colour, 0.8),
    }),
  ]
}
