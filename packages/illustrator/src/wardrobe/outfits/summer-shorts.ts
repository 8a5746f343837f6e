import { blossoms, brown, mixed, outfit, sandals, shirt, type Tailor, toned, trousers } from '#wardrobe/outfit-kit.ts'
import { white } from '#wardrobe/outfit-kit.ts'

export const summerShorts = outfit({
  label: 'Shirt and shorts',
  words:
    'shorts, board shorts, summer clothes, bermuda shorts, swim shorts, swim trunks, swimming trunks, cargo shorts, boardshorts, summer outfit',
  order: 80,
  group: 'everyday',
  primary: '#e9b872',
  secondary: '#5f86a3',
  feminine: 0.5,
  places: { beach: 3, meadow: 2, garden: 2, park: 2, lake: 1 },
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  trousers(tailor, { name: 'shorts', colour: secondary, hem: -3.0, wide: 0.28, waist: 1.2, band: 0.16, weave: 'linen' })
  shirt(tailor, {
    colour: primary,
    weave: 'linen',
    thick: 0.11,
    loose: 8,
    fall: 0.8,
    sleeve: 1.35,
    untucked: true,
    throat: 4.9,
    buttons: white,
    paint: blossoms(mixed(primary, white, 0.6), accent, 0.3, 0.5),
  })
  sandals(tailor, { colour: brown, sole: toned(brown, 0.7) })
}
