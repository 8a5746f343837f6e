import { above, all, belt, black, boots, dab, gloves, greaves, line, mixed, outfit } from '#wardrobe/outfit-kit.ts'
import { type Paint, pauldrons, plate, round, sleeves, smoothstep, standCollar, surface } from '#wardrobe/outfit-kit.ts'
import { type Tailor, tone, toned, triples } from '#wardrobe/outfit-kit.ts'

export const powerArmour = outfit({
  label: 'Power armour',
  words:
    'power armour, power armor, exosuit, exo suit, hard suit, hardsuit, exoskeleton, powered armour, powered armor, mech suit, mecha suit, exo armour, exo armor, sci fi armour, sci fi armor, space armour, space armor, space marine armour, space marine armor, futuristic armour, futuristic armor, combat suit, battle suit, battlesuit, armoured suit, armored suit, cyber armour, cyber armor, tech armour, tech armor, nano suit, nanosuit, powered suit, power suit armour, robot suit, robotic suit, spartan armour, spartan armor, stormtrooper armour, stormtrooper armor, mandalorian armour, mandalorian armor',
  order: 315,
  group: 'future',
  primary: '#8d97a3',
  secondary: '#33363f',
  feminine: 0.5,
  places: { spaceship: 4, hangar: 3, 'ruined-city': 2 },
  asked: true,
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  const edge = toned(primary, 0.5)
  const seams: Paint = (spot) => {
    const side = Math.abs(spot.x)
    tone(spot, 1 - 0.5 * line(side - 0.75 - 0.06 * (spot.y - 2), 0.02, spot.grain))
  }
  tailor.shell({
    name: 'undersuit',
    where: all(round(0.6), sleeves(4.4), above(-9)),
    thick: () => 0.05,
    loose: 2,
    surface: surface(secondary, 'rubber', { folds: 0.3 }),
  })
  plate(tailor, {
    name: 'breastplate',
    colour: primary,
    edge,
    weave: 'rubber',
    where: all(round(0.9, 0.05), sleeves(-0.12), above(2.2)),
    thick: (at) => 0.26 + 0.16 * smoothstep(2.4, 3.8, at.y) * smoothstep(5.2, 4, at.y) * (at.z > 0.2 ? 1 : 0.5),
    loose: 26,
    rim: 0.2,
    paint: (spot) => {
      seams(spot)
      const [x, y] = [Math.abs(spot.x), spot.y - 3.6]
      const lamp = Math.min(0.13 - x, 0.36 - Math.abs(y))
      if (spot.z > 0.2 && lamp > 0) {
        dab(spot, accent)
        spot.glow = 1.4
      }
    },
  })
  plate(tailor, {
    name: 'belly plates',
    colour: toned(primary, 0.8),
    edge,
    weave: 'rubber',
    where: (at) => Math.min(at.y - 0.4, 2.1 - at.y, -0.3 - at.arm),
    thick: () => 0.16,
    loose: 14,
    paint: (spot) => tone(spot, 1 - 0.5 * line(spot.y - 1.25, 0.03, spot.grain)),
  })
  for (const [from, to, thick] of triples`0.95 1.95 0.18, 2.7 4.35 0.24`)
    plate(tailor, {
      name: 'arm plates',
      colour: primary,
      edge,
      weave: 'rubber',
      where: (at) => Math.min(at.arm - from, to - at.arm),
      thick: () => thick,
      loose: 8,
      rim: 0.14,
      paint: (spot) => {
        if (from > 2 && Math.abs(spot.v - 3.5) < 0.05) {
          dab(spot, accent)
          spot.glow = 0.9
        }
      },
    })
  pauldrons(tailor, { colour: mixed(primary, accent, 0.25), edge, weave: 'rubber', thick: 0.34, layers: 2 })
  plate(tailor, {
    name: 'cuisses',
    colour: primary,
    edge,
    weave: 'rubber',
    where: (at) => Math.min(-0.9 - at.y, at.y + 3.1),
    thick: () => 0.18,
    loose: 10,
    rim: 0.14,
  })
  greaves(tailor, { colour: primary, edge, weave: 'rubber', thick: 0.2 })
  plate(tailor, {
    name: 'pack',
    colour: toned(primary, 0.75),
    edge,
    weave: 'rubber',
    where: (at) => (at.z > 0 ? -1 : Math.min(0.85 - at.side, 4.9 - at.y, at.y - 2.6)),
    thick: () => 0.75,
    loose: 24,
    rim: 0.5,
  })
  gloves(tailor, { colour: toned(secondary, 1.2), weave: 'rubber', thick: 0.05, material: 'hard' })
  standCollar(tailor, { colour: secondary, weave: 'rubber', thick: 0.14, height: 0.35, flare: 0.08, rim: 0.1 })
  belt(tailor, { colour: black, y: 0.55, width: 0.18, thick: 0.3, buckle: accent, loose: 14 })
  boots(tailor, { colour: primary, weave: 'rubber', height: -6.6, sole: black, wide: 0.1 })
}
