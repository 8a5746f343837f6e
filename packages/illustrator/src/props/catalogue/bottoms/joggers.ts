import { pockets, prop, toned, trousers } from '#props/prop-kit.ts'
import { steel } from '#wardrobe/tailor.ts'

/** Loose trousers gathered at the ankles, with pockets on the thighs. */
export const joggers = prop({
  label: 'Joggers',
  words:
    'cargo pants, cargo trousers, cargos, combat trousers, combat pants, tactical pants, tactical trousers, sweat pants, jogging bottoms, jogging pants, track pants, work trousers, work pants, hiking trousers, hiking pants, camo pants, camo trousers, military trousers, military pants, utility pants',
  order: 367,
  slot: 'bottoms',
  low: true,
  sew: (tailor) => {
    const { primary } = tailor
    trousers(tailor, {
      colour: primary,
      wide: 0.2,
      hem: -7.3,
      band: 0.3,
      bandColour: toned(primary, 0.85),
      folds: 1.4,
      waist: 1.4,
    })
    pockets(tailor, {
      colour: toned(primary, 0.92),
      weave: 'cotton',
      thick: 0.22,
      x: 1.7,
      y: -2,
      width: 0.36,
      height: 0.5,
      button: steel,
    })
  },
})
