import { above, all, below, belt, black, boots, brown, cuffs, dab, gold, jacket, knob } from '#wardrobe/outfit-kit.ts'
import { lapels, mixed, outfit, shirt, surface, type Tailor, toned, trousers, white } from '#wardrobe/outfit-kit.ts'

export const pirate = outfit({
  label: 'Pirate',
  words:
    'pirate outfit, pirate clothes, pirate coat, buccaneer, pirate, corsair, swashbuckler, privateer, pirate costume',
  order: 300,
  group: 'fantasy',
  primary: '#5a2a2a',
  secondary: '#c8b184',
  feminine: 0.4,
  places: { beach: 3, tavern: 3, market: 1 },
  legendary: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  trousers(tailor, { colour: toned(black, 1.6), weave: 'linen', wide: 0.12, hem: -5 })
  shirt(tailor, {
    colour: mixed(white, secondary, 0.3),
    weave: 'linen',
    thick: 0.08,
    loose: 9,
    throat: 4.85,
    hem: 0.9,
    folds: 1.6,
    sleeve: 4.5,
    under: true,
  })
  tailor.trim({
    name: 'sash',
    where: all(below(1.85), above(0.95)),
    thick: () => 0.13,
    loose: 8,
    surface: surface(accent, 'cotton', {
      folds: 0,
      paint: (spot) => {
        spot.relief += 0.03 * Math.abs(((spot.y * 4 + spot.x * 0.5 + 9) % 1) - 0.5)
      },
    }),
  })
  const [closed, spread] = [0.9, 0.12]
  const trim = (spot: Parameters<ReturnType<typeof surface>>[0]) => {
    if (spot.u < 0.13) {
      dab(spot, secondary)
      spot.rough = 0.4
    }
    if (spot.z > 0.2 && spot.v < 0) {
      const y = Math.round(spot.y / 0.6) * 0.6
      knob(spot, (spot.x < 0 ? -1 : 1) * (0.62 + (y > 0.9 ? (y - 0.9) * 0.12 : 0)), y, 0.07, gold, 1)
    }
  }
  const shell = jacket(tailor, {
    name: 'coat',
    colour: primary,
    weave: 'wool',
    hem: 1.2,
    thick: 0.17,
    closed,
    spread,
    gap: 0.36,
    pads: 0.09,
    sleeve: 3.9,
    paint: trim,
  })
  tailor.skirt(shell, {
    name: 'coat',
    from: 1.2,
    to: -3.9,
    flare: 0.95,
    ease: 0.16,
    pleats: 9,
    depth: 0.16,
    parting: 0.35,
    gap: 0.18,
    surface: surface(primary, 'wool', { folds: 0.9, paint: trim }),
  })
  lapels(tailor, {
    colour: toned(primary, 0.75),
    weave: 'wool',
    thick: 0.24,
    closed: 1.8,
    spread: 0.2,
    width: 0.52,
    peak: 0.1,
  })
  cuffs(tailor, {
    colour: toned(primary, 0.75),
    weave: 'wool',
    thick: 0.26,
    from: 3.1,
    to: 3.9,
    flare: 0.1,
    paint: (spot) => (spot.u < 0.1 ? dab(spot, secondary) : undefined),
  })
  belt(tailor, { colour: toned(brown, 0.9), y: 1.5, thick: 0.22, width: 0.2, loose: 9, buckle: gold })
  boots(tailor, { colour: toned(brown, 0.7), height: -4.6, cuff: brown, wide: 0.06 })
}
