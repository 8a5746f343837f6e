import { above, all, bands, below, belt, black, boots, dab, gloves, gold, greaves, line } from '#wardrobe/outfit-kit.ts'
import { mixed, outfit, pairs, pauldrons, plate, round, sleeves, smoothstep } from '#wardrobe/outfit-kit.ts'
import { standCollar, steel, surface, type Tailor, tone, toned } from '#wardrobe/outfit-kit.ts'

export const plateArmour = outfit({
  label: 'Plate armour',
  words:
    'plate armour, plate armor, armour, armor, suit of armour, suit of armor, knight armour, knight armor, full plate, chainmail, chain mail, breastplate, armoured, armored, steel armour, steel armor, samurai armour, samurai armor, plate mail, battle armour, battle armor, scale mail, scalemail, scale armour, scale armor, ring mail, ringmail, lamellar armour, lamellar armor, brigandine, splint mail',
  order: 240,
  group: 'fantasy',
  primary: '#a9afb9',
  secondary: '#5b3f2b',
  feminine: 0.5,
  places: { 'castle-hall': 3, forest: 3, ruins: 3, tavern: 1, 'snow-mountains': 1 },
  poses: { standing: 3, relaxed: 3 },
  dyes: ['#a9afb9', '#8d939e', '#c0b8a4'],
  legendary: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  const edge = mixed(gold, accent, 0.25)
  const mail = surface(toned(steel, 0.45), 'mail', { folds: 0.4 })
  tailor.shell({
    name: 'mail',
    material: 'hard',
    where: all(round(0.6), sleeves(4.4), above(-9)),
    thick: () => 0.04,
    loose: 2,
    surface: mail,
  })
  const skirt = tailor.shell({
    name: 'fauld',
    material: 'hard',
    where: all(below(1.6), above(0.95)),
    thick: () => 0.16,
    loose: 12,
    surface: surface(primary, 'steel', { folds: 0 }),
  })
  tailor.skirt(skirt, {
    name: 'fauld',
    material: 'hard',
    from: 0.95,
    to: -1.5,
    flare: 0.35,
    ease: 0.14,
    pleats: 3,
    depth: 0.02,
    gap: 0.16,
    surface: surface(primary, 'steel', {
      folds: 0,
      paint: (spot) => {
        bands('y', 0.55)(spot)
        const lame = (spot.y / 0.55 - Math.floor(spot.y / 0.55)) * 0.55
        spot.relief += 0.05 * (0.55 - lame)
        if (spot.u < 0.1) dab(spot, edge)
      },
    }),
  })
  plate(tailor, {
    name: 'breastplate',
    colour: primary,
    edge,
    where: all(round(0.92, 0.05), sleeves(-0.12), above(1.25)),
    thick: (at) => 0.2 + 0.12 * smoothstep(2, 3.8, at.y) * smoothstep(5.2, 4, at.y) * (at.z > 0.2 ? 1 : 0.3),
    loose: 30,
    paint: (spot) => {
      const side = Math.abs(spot.x)
      if (spot.z > 0.2) {
        // A keel down the middle and two fluted lines.
        spot.relief += 0.1 * Math.max(0, 1 - side / 0.5)
        const flute = line(side - 0.35 - 0.2 * (spot.y - 2.2), 0.025, spot.grain)
        if (spot.y > 2 && spot.y < 4.6) dab(spot, edge, flute)
      }
      const waist = line(spot.y - 2.05, 0.03, spot.grain)
      tone(spot, 1 - 0.5 * waist)
    },
  })
  for (const [from, to] of pairs`1 1.9, 2.75 4.35`) {
    plate(tailor, {
      name: 'arm plates',
      colour: primary,
      edge,
      where: (at) => Math.min(at.arm - from, to - at.arm),
      thick: () => 0.13,
      loose: 8,
    })
  }
  plate(tailor, {
    name: 'elbows',
    colour: primary,
    edge,
    where: (at) => 0.36 - Math.abs(at.arm - 2.32),
    thick: (at) => 0.17 + 0.1 * Math.max(0, 1 - Math.abs(at.arm - 2.32) / 0.4),
    loose: 12,
  })
  pauldrons(tailor, { colour: primary, edge, thick: 0.24, layers: 3 })
  plate(tailor, {
    name: 'cuisses',
    colour: primary,
    edge,
    where: (at) => Math.min(-1.2 - at.y, at.y + 3.15),
    thick: () => 0.12,
    loose: 10,
  })
  greaves(tailor, { colour: primary, edge, thick: 0.13 })
  gloves(tailor, { colour: toned(primary, 0.7), weave: 'steel', thick: 0.05, material: 'hard' })
  standCollar(tailor, { colour: primary, weave: 'steel', thick: 0.16, height: 0.35, flare: 0.1, rim: 0.1 })
  belt(tailor, { colour: secondary, y: 1.4, width: 0.16, thick: 0.36, buckle: edge, loose: 30 })
  boots(tailor, { colour: primary, weave: 'steel', height: -6.9, sole: black, paint: bands('y', 0.3) })
}
