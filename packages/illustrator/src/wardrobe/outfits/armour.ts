import { toned } from '#wardrobe/dyes.ts'
import { mixed } from '#geometry/colour.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { knob, line } from '#wardrobe/patterns.ts'
import { bands, bracers, greaves, pauldrons, plate } from '#wardrobe/pieces/armour.ts'
import { boots } from '#wardrobe/pieces/feet.ts'
import { gloves } from '#wardrobe/pieces/hands.ts'
import { belt, trousers } from '#wardrobe/pieces/legs.ts'
import { standCollar, top } from '#wardrobe/pieces/tops.ts'
import { above, all, below, round, sleeves } from '#wardrobe/regions.ts'
import { dab, surface, tone } from '#wardrobe/surfaces.ts'
import { black, gold, steel, type Tailor, white } from '#wardrobe/tailor.ts'

export function plateArmour(tailor: Tailor): void {
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
  for (const [from, to] of [
    [1.0, 1.9],
    [2.75, 4.35],
  ] as const) {
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

export function leatherArmour(tailor: Tailor): void {
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
