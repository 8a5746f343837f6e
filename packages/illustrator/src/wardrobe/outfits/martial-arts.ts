import { above, all, belt, black, dab, flats, line, outfit, round, sleeves, surface } from '#wardrobe/outfit-kit.ts'
import { type Tailor, toned, top, trousers, vee } from '#wardrobe/outfit-kit.ts'

export const martialArts = outfit({
  label: 'Martial arts gi',
  words:
    'gi, karate gi, judo gi, dobok, martial arts uniform, martial arts gi, karategi, taekwondo uniform, karate uniform, judogi, keikogi, karate suit, kung fu uniform, kung fu clothes, kung fu suit, bjj gi, dojo uniform, training gi, martial arts outfit, dogi, judo uniform, karate outfit',
  order: 165,
  group: 'sport',
  primary: '#efece4',
  secondary: '#26262c',
  feminine: 0.4,
  places: { gym: 2, shrine: 2, studio: 1 },
  asked: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  trousers(tailor, { colour: primary, weave: 'linen', wide: 0.26, hem: -7.1, folds: 1.2, band: 0.2 })
  top(tailor, {
    colour: toned(secondary, 1.1),
    thick: 0.04,
    sleeve: 0.4,
    hem: 1,
    neck: all(round(0.72), vee(4.9, 0.4)),
  })
  const shell = tailor.shell({
    name: 'gi',
    where: all(round(0.78), vee(4.1, 0.4), sleeves(3.9), above(0.9)),
    thick: (at) => 0.14 + (at.arm > 0.4 ? 0.08 : 0),
    loose: 10,
    rim: 0.08,
    surface: surface(primary, 'linen', {
      folds: 1.1,
      hem: 0.14,
      paint: (spot) => {
        // The left side lies over the right.
        const cross =
          spot.z > 0.2 && spot.v < 0 && spot.y < 4.1 ? line(spot.x + (spot.y - 4.1) * 0.4, 0.02, spot.grain) : 0
        dab(spot, toned(primary, 0.55), cross)
      },
    }),
  })
  tailor.skirt(shell, {
    name: 'gi',
    from: 0.9,
    to: -1.3,
    flare: 0.25,
    ease: 0.12,
    pleats: 5,
    depth: 0.08,
    surface: surface(primary, 'linen', { folds: 0.8, hem: 0.14 }),
  })
  tailor.trim({
    name: 'collar',
    where: (at) => {
      if (at.arm > 0.05 || at.z < 0.1) return -1
      const off = at.side - (at.y - 4.1) * 0.4
      return Math.min(off + 0.02, 0.24 - off, at.y - 4.15, 5.5 - at.y)
    },
    thick: () => 0.21,
    loose: 10,
    rim: 0.06,
    surface: surface(toned(primary, 0.95), 'linen', { folds: 0, hem: 0.06 }),
  })
  belt(tailor, { colour: secondary, y: 1.35, width: 0.16, thick: 0.28, buckle: secondary, loose: 10, weave: 'cotton' })
  // The ends of the belt hang down.
  tailor.trim({
    name: 'belt ends',
    where: (at) =>
      at.z < 0.3 ? -1 : Math.min(0.1 - Math.abs(at.side - 0.22 - 0.1 * (1.3 - at.y)), 1.4 - at.y, at.y + 0.4),
    thick: () => 0.36,
    loose: 14,
    rim: 0.05,
    surface: surface(secondary, 'cotton', {
      folds: 0,
      hem: 0.04,
      paint: (spot) => (spot.y < -0.2 ? dab(spot, accent) : undefined),
    }),
  })
  flats(tailor, { colour: black })
}
