import { above, all, blossoms, dab, flats, outfit, round, sleeves, smoothstep } from '#wardrobe/outfit-kit.ts'
import { standCollar, surface, type Tailor, toned, trousers } from '#wardrobe/outfit-kit.ts'

/** A long close tunic over wide trousers: the ao dai, and the kurta with its embroidered throat. */
export const aoDai = outfit({
  label: 'Long tunic over trousers',
  words:
    'ao dai, kurta, kurtas, kurti, salwar kameez, shalwar kameez, salwar, kameez, tunic and trousers, long tunic, kurta pajama, kurta and trousers, traditional indian clothes, indian tunic, pakistani dress, punjabi suit',
  order: 363,
  group: 'tradition',
  primary: '#3f7f8c',
  secondary: '#ece6d8',
  feminine: 0.6,
  places: { garden: 3, market: 2, studio: 1 },
  asked: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  trousers(tailor, { colour: secondary, weave: 'satin', wide: 0.22, hem: -7.55, folds: 1.2 })
  const print = blossoms(secondary, accent, 0.3, 0.18)
  const shell = tailor.shell({
    name: 'long tunic',
    where: all(round(0.72), sleeves(4.3), above(1.2)),
    thick: (at) => 0.09 + 0.05 * smoothstep(0.6, 2, at.arm),
    loose: 5,
    surface: surface(primary, 'satin', {
      folds: 0.7,
      hem: 0,
      paint: (spot) => {
        print(spot)
        if (spot.u < 0.1) dab(spot, accent)
        // Embroidery down from the throat.
        if (spot.z > 0.3 && spot.v < 0 && spot.y > 3.4 && Math.abs(spot.x) < 0.14) dab(spot, accent, 0.85)
      },
    }),
  })
  tailor.skirt(shell, {
    name: 'long tunic',
    from: 1.2,
    to: -4.6,
    flare: 0.35,
    ease: 0.1,
    pleats: 5,
    depth: 0.1,
    surface: surface(primary, 'satin', {
      folds: 0.8,
      paint: (spot) => {
        print(spot)
        if (spot.u < 0.2) dab(spot, accent, 0.9)
      },
    }),
  })
  standCollar(tailor, { colour: primary, weave: 'satin', thick: 0.11, height: 0.26, gap: 0.05 })
  flats(tailor, { colour: toned(secondary, 0.7) })
}
