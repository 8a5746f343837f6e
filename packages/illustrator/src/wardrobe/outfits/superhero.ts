import { above, all, belt, boots, bump, dab, gloves, line, neckTube, outfit, type Paint } from '#wardrobe/outfit-kit.ts'
import { plate, repeat, round, sleeves, smoothstep, surface, type Tailor, tone, toned } from '#wardrobe/outfit-kit.ts'

export const superhero = outfit({
  label: 'Hero suit',
  words:
    'superhero, super hero, superheroine, hero suit, superhero suit, superhero costume, caped crusader, super suit, hero costume, superhero outfit',
  order: 350,
  group: 'future',
  primary: '#1f7a6f',
  secondary: '#4a2f6e',
  feminine: 0.5,
  places: { rooftop: 4, 'city-street': 2, sky: 1 },
  poses: { 'hands-on-hips': 4, 'arms-crossed': 2, standing: 1 },
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  tailor.shell({
    name: 'suit',
    where: all(round(0.6), sleeves(4.5), above(-9)),
    thick: () => 0.035,
    loose: 2,
    surface: surface(primary, 'spandex', {
      folds: 0.12,
      paint: (spot) => {
        const { x, y, z, v, grain } = spot
        const side = Math.abs(x)
        const cell = visibleHex(spot)
        tone(spot, 1 - 0.12 * cell)
        if (v < 0.3 && y > 0) {
          const panel = side - 1.05 + 0.22 * Math.abs(y - 2.6)
          if (panel > 0 && y < 4.4) dab(spot, toned(primary, 0.55), 0.9)
          spot.relief += 0.03 * line(panel, 0.025, grain)
        }
        if (v < 0 && y < -0.2 && side > 1.3 + Math.max(0, -y) * 0.12)
          dab(spot, toned(primary, 0.55), line(z - 0.15, 0.3, grain))
        // A yoke that runs down to a point, and no emblem: those belong to others.
        const yoke = y - 3.3 - 0.85 * side
        if (v < 0.6 && yoke > 0) {
          dab(spot, yoke < 0.1 ? accent : secondary)
          spot.relief += 0.02 * smoothstep(0, 0.03, yoke)
        }
      },
    }),
  })
  gloves(tailor, { colour: secondary, weave: 'leather', thick: 0.035 })
  plate(tailor, {
    name: 'gauntlets',
    colour: secondary,
    edge: accent,
    weave: 'leather',
    where: (at) => Math.min(at.arm - 3.1, 4.5 - at.arm),
    thick: (at) => 0.08 + 0.08 * bump(3.1, 0.5, at.arm),
    loose: 6,
  })
  belt(tailor, { colour: accent, y: 1.0, thick: 0.1, width: 0.16, buckle: secondary, loose: 4 })
  tailor.cape({
    name: 'cape',
    wrap: 88,
    length: 12,
    flare: 3,
    folds: 7,
    depth: 0.26,
    gap: 0.12,
    surface: surface(secondary, 'satin', { folds: 0.9, hem: 0.1 }),
  })
  neckTube(tailor, {
    name: 'cape roll',
    radius: 0.98,
    y: 5.42,
    lift: 0.12,
    tall: 0.12,
    wide: 0.12,
    material: 'cloth',
    colour: secondary,
    weave: 'satin',
    from: 150,
  })
  boots(tailor, { colour: secondary, weave: 'leather', height: -4.5, cuff: accent, sole: toned(secondary, 0.5) })
}

/** Fine scales, gone from afar. */
function visibleHex(spot: Parameters<Paint>[0]): number {
  const row = Math.floor(spot.y * 8)
  const off = repeat(spot.x * 8 + (row % 2) * 0.5, 1)
  const edge = Math.max(Math.abs(off) * 2, Math.abs(spot.y * 8 - row - 0.5) * 2)
  return spot.grain < 0.05 ? smoothstep(0.75, 1, edge) : 0
}
