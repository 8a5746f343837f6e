import { faceOpening, type Fitting, linear, type Part, prop, scaled, weave, wrapped } from '#props/prop-kit.ts'

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
  const color = linear(fitting.colours.accent)
  return [
    wrapped(fitting, {
      name: 'hijab',
      opening: faceOpening(7.0, 0.93, 0.7),
      surface: weave(color),
      rim: scaled(color, 0.8),
    }),
  ]
}
