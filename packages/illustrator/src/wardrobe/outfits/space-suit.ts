import { above, all, belt, black, type Body, boots, bump, dab, dot, fours, gloves, knob } from '#wardrobe/outfit-kit.ts'
import { lengthOf, line, minus, neckTube, outfit, type Paint, plate, plus, probe } from '#wardrobe/outfit-kit.ts'
import { repeat, round, sleeves, steel, surface, type Tailor, times, tone, toned, tube } from '#wardrobe/outfit-kit.ts'
import { type Vector } from '#wardrobe/outfit-kit.ts'

export const spaceSuit = outfit({
  label: 'Space suit',
  words:
    'space suit, spacesuit, astronaut suit, astronaut, cosmonaut, eva suit, astronaut outfit, pressure suit, spaceman, spacewoman',
  order: 310,
  group: 'future',
  primary: '#e3e6eb',
  secondary: '#e0763a',
  feminine: 0.5,
  places: { space: 4, spaceship: 4 },
  dyes: ['#e3e6eb'],
  sew,
})

function sew(tailor: Tailor): void {
  const { primary, secondary, accent } = tailor
  const dark = toned(black, 1.8)
  tailor.shell({
    name: 'suit',
    where: all(round(0.6), above(-6.85), sleeves(4.4)),
    thick: (at) =>
      0.27 +
      0.09 * bump(1, 0.9, at.arm) +
      0.08 * bump(3.3, 0.9, at.arm) +
      0.08 * bump(-1.8, 1.6, at.y) * (at.arm < 0 ? 1 : 0) +
      0.07 * bump(-5.4, 1.4, at.y),
    stiff: true,
    loose: 14,
    rim: 0.1,
    surface: surface(primary, 'nylon', {
      folds: 0.6,
      paint: (spot) => {
        joints(spot)
        if (spot.v > 0.75 && spot.v < 0.95) dab(spot, secondary)
        if (spot.v < 0 && spot.y < -2.2 && spot.y > -2.45) dab(spot, secondary)
        if (spot.v < 0 && spot.y > 0 && spot.y < 5) {
          tone(spot, 1 - 0.35 * line(Math.abs(spot.x) - 1.0 - 0.08 * (spot.y - 2), 0.02, spot.grain))
          tone(spot, 1 - 0.35 * line(spot.y - 2, 0.02, spot.grain))
        }
      },
    }),
  })
  plate(tailor, {
    name: 'chest unit',
    colour: toned(primary, 0.9),
    edge: dark,
    weave: 'rubber',
    where: (at) => (at.z < 0.2 ? -1 : Math.min(0.72 - at.side, 4.35 - at.y, at.y - 2.75)),
    thick: () => 0.5,
    loose: 24,
    rim: 0.35,
    paint: (spot) => {
      const [x, y] = [spot.x, spot.y - 3.6]
      if (Math.abs(x) < 0.5 && y > 0.2 && y < 0.55) {
        dab(spot, dark)
        if (Math.abs(x) < 0.44 && y > 0.26 && y < 0.49) {
          dab(spot, accent, 0.6 + 0.4 * line(repeat(x, 0.12), 0.02, spot.grain))
          spot.glow = 0.8
        }
      }
      for (const at of [-0.38, 0, 0.38]) knob(spot, at, 3.3, 0.1, at === 0 ? secondary : steel, at === 0 ? 0 : 1)
    },
  })
  neckTube(tailor, {
    name: 'ring collar',
    radius: 0.92,
    y: 5.55,
    lift: 0.24,
    rise: 0.1,
    tall: 0.2,
    wide: 0.15,
    material: 'hard',
    colour: steel,
    weave: 'steel',
  })
  neckTube(tailor, {
    name: 'ring seal',
    radius: 0.9,
    y: 5.55,
    lift: 0.26,
    rise: -0.1,
    tall: 0.09,
    wide: 0.2,
    material: 'hard',
    colour: secondary,
    weave: 'rubber',
  })
  // Hoses from the chest around to the back.
  for (const side of [-1, 1]) {
    const path: readonly (readonly [number, number, number, number])[] = fours`
      0.5 3.2 1.2 0.6, 0.8 2.7 1.1 0.65, 1.15 2.5 0.7 0.55, 1.3 2.8 0.1 0.5, 1.15 3.3 -0.3 0.55, 0.75 3.7 -0.5 0.6`
    const laid = (share: number) =>
      smoothed(path.map(([x, y, z, lift]) => probe(tailor.wearer, x * side, y, z, lift * share, 14).point))
    // An arm that lies across presses them to the suit.
    const points = isCrossed(tailor.wearer.body, laid(1)) ? laid(0.45) : laid(1)
    tailor.add(
      tube({
        name: 'hose',
        points,
        radius: () => [0.11, 0.11],
        up: () => [0.1, 1, 0.2],
        surface: surface(dark, 'rubber', {
          folds: 0,
          paint: (spot) => {
            const off = repeat(spot.v, 0.13) / 0.065
            spot.relief = 0.02 * (1 - off * off)
            spot.open = 1 - 0.4 * off * off
          },
        }),
      }),
    )
  }
  plate(tailor, {
    name: 'backpack',
    colour: toned(primary, 0.92),
    edge: dark,
    weave: 'rubber',
    where: (at) => (at.z > 0 ? -1 : Math.min(0.95 - at.side, 5 - at.y, at.y - 2.1)),
    thick: () => 0.95,
    loose: 24,
    rim: 0.75,
  })
  plate(tailor, {
    name: 'wrist rings',
    colour: steel,
    edge: secondary,
    where: (at) => Math.min(at.arm - 4.02, 4.5 - at.arm),
    // Over the sleeve, which ends below it.
    thick: () => 0.34,
    loose: 14,
    rim: 0.3,
  })
  gloves(tailor, { colour: toned(primary, 0.8), weave: 'rubber', thick: 0.07, material: 'hard' })
  belt(tailor, { colour: dark, y: 1.35, width: 0.16, thick: 0.33, buckle: secondary, loose: 14 })
  boots(tailor, {
    colour: toned(primary, 0.85),
    weave: 'rubber',
    height: -6.4,
    sole: dark,
    cuff: secondary,
    wide: 0.24,
  })
}

/** Rings of a pressure suit's joints. */
const joints: Paint = (spot) => {
  const knee = bump(-3.7, 0.9, spot.y) * (spot.v < 0 ? 1 : 0)
  const bend = Math.max(knee, bump(2.3, 0.8, spot.v), bump(0.2, 0.5, spot.v))
  if (bend > 0.05) {
    const off = repeat(spot.v > 0 ? spot.v : spot.y, 0.22) / 0.11
    spot.relief += 0.07 * bend * (1 - off * off)
    spot.open = 1 - 0.4 * bend * off * off
  }
}

/** Whether a forearm lies on the line. */
function isCrossed({ bones }: Body, line: readonly Vector[]): boolean {
  return ['L', 'R'].some((side) => {
    const [elbow, wrist] = [bones.joint(`lowerarm01.${side}`), bones.joint(`wrist.${side}`)]
    const way = minus(wrist, elbow)
    const long = dot(way, way)
    return line.some((point) => {
      const share = Math.min(1, Math.max(0, dot(minus(point, elbow), way) / long))
      return lengthOf(minus(point, plus(elbow, times(way, share)))) < 0.85
    })
  })
}

/** A rounder line through points: each stretch in five. */
function smoothed(points: readonly Vector[]): Vector[] {
  const out: Vector[] = []
  const at = (index: number): Vector => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0, 0]
  for (let index = 0; index + 1 < points.length; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    for (let part = 0; part < 5; part += 1) {
      const t = part / 5
      const mix = (k: 0 | 1 | 2) =>
        b[k] +
        0.5 * t * (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])))
      out.push([mix(0), mix(1), mix(2)])
    }
  }
  out.push(at(points.length - 1))
  return out
}
