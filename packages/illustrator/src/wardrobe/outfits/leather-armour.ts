import { above, all, bands, below, belt, boots, bracers, dab, knob, line, mixed, outfit } from '#wardrobe/outfit-kit.ts'
import { pauldrons, plate, round, sleeves, steel, surface, type Tailor, tone, toned } from '#wardrobe/outfit-kit.ts'
import { top, trousers, white } from '#wardrobe/outfit-kit.ts'

export const leatherArmour = outfit({
  label: 'Leather armour',
  words:
    'leather armour, leather armor, leather tunic, studded leather, ranger outfit, leather jerkin, rogue outfit, hunter outfit, light armour, light armor, leather vest, jerkin',
  order: 250,
  group: 'fantasy',
  primary: '#6b4a30',
  secondary: '#3b4a34',
  feminine: 0.5,
  places: { 'castle-hall': 3, forest: 3, ruins: 3, tavern: 1, 'snow-mountains': 1 },
  dyes: ['#6b4a30', '#4a3326', '#3a3c34', '#5a2e26'],
  legendary: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  trousers(tailor, { colour: secondary, weave: 'linen', wide: 0.04, hem: -4.9 })
  top(tailor, {
    colour: mixed(secondary, white, 0.25),
    weave: 'linen',
    sleeve: 4.45,
    thick: 0.08,
    hem: 0.3,
    loose: 7,
    folds: 1.3,
    neck: round(0.7),
  })
  const stud = mixed(steel, accent, 0.2)
  const waist = tailor.shell({
    name: 'skirt top',
    material: 'hard',
    where: all(below(1.6), above(0.9)),
    thick: () => 0.13,
    loose: 10,
    surface: surface(primary, 'leather', { folds: 0 }),
  })
  tailor.skirt(waist, {
    name: 'tassets',
    material: 'hard',
    from: 0.9,
    to: -1.9,
    flare: 0.3,
    ease: 0.1,
    pleats: 14,
    depth: 0.05,
    sharp: true,
    gap: 0.12,
    surface: surface(primary, 'leather', {
      folds: 0,
      paint: (spot) => {
        const strip = (spot.v - 20) * 14
        const off = strip - Math.floor(strip) - 0.5
        const slit = line(Math.abs(off) * 0.75 - 0.37, 0.03, spot.grain)
        tone(spot, 1 - 0.75 * slit)
        const head = off * off * 0.6 + (spot.u - 0.25) * (spot.u - 0.25)
        if (head < 0.006) {
          dab(spot, stud)
          spot.metal = 1
          spot.relief += 0.03
        }
      },
    }),
  })
  plate(tailor, {
    name: 'jerkin',
    colour: primary,
    edge: toned(primary, 0.6),
    weave: 'leather',
    where: all(round(0.84, 0.1), sleeves(-0.05), above(1.05)),
    thick: () => 0.17,
    loose: 12,
    paint: (spot) => {
      const side = Math.abs(spot.x)
      const panel = line(side - 0.55 - 0.1 * (spot.y - 2), 0.018, spot.grain)
      tone(spot, 1 - 0.5 * panel)
      if (spot.z > 0.2) {
        // Laced down the middle.
        const lace = line(((spot.y * 3.2) % 1) - 0.5 + (spot.x > 0 ? 1 : -1) * spot.x * 2.2, 0.1, spot.grain)
        if (side < 0.16) {
          dab(spot, toned(primary, 0.4))
          dab(spot, toned(white, 0.6), lace)
          spot.relief += 0.03 * lace - 0.02
        }
        for (const y of [2.2, 3.1, 4.0]) {
          knob(spot, 0.72, y, 0.05, stud, 1)
          knob(spot, -0.72, y, 0.05, stud, 1)
        }
      }
    },
  })
  pauldrons(tailor, {
    colour: primary,
    edge: toned(primary, 0.6),
    weave: 'leather',
    thick: 0.17,
    layers: 3,
    reach: 1.1,
  })
  bracers(tailor, {
    colour: toned(primary, 0.85),
    edge: toned(primary, 0.5),
    weave: 'leather',
    thick: 0.13,
    paint: bands('arm', 0.45),
  })
  belt(tailor, { colour: toned(primary, 0.55), y: 1.35, thick: 0.24, width: 0.18, buckle: stud, loose: 12 })
  boots(tailor, { colour: toned(primary, 0.7), height: -4.4, cuff: toned(primary, 0.9), strap: toned(primary, 0.45) })
}
