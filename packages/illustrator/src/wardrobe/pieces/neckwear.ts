import type { Vector } from '#geometry/vector.ts'
import type { Color } from '#geometry/color.ts'
import { bump, smoothstep } from '#geometry/interpolate.ts'
import { cos, sin } from '@eidolon/people/exact.ts'
import { fit } from '#wardrobe/fit.ts'
import { repeat, line } from '#wardrobe/cloth/patterns.ts'
import { probe } from '#wardrobe/probe.ts'
import { dab, surface } from '#wardrobe/cloth/surfaces.ts'
import type { Tailor } from '#wardrobe/tailor.ts'
import { tube } from '#wardrobe/tube.ts'
import type { Weave } from '#wardrobe/cloth/weaves.ts'

/** A tie down the shirt's front. */
export function tie(tailor: Tailor, form: { colour: Color; stripe: Color; thick: number; to?: number }): void {
  const { to = 1.6 } = form
  tailor.trim({
    name: 'tie',
    where: (at) => {
      if (at.z < 0.3) return -1
      const knot = at.y > 5.16
      const tied = 0.1 + 0.09 * smoothstep(5.16, 5.4, at.y) - 0.05 * smoothstep(5.44, 5.62, at.y)
      const half = knot ? tied : 0.085 + 0.045 * (5.16 - at.y)
      // The knot sits where the collar closes.
      return Math.min(half - at.side, 5.62 - at.y, at.y - to - at.side * 0.9)
    },
    // Over the leaves of the collar, all of it: they would cut it into pieces.
    thick: (at) => form.thick + 0.15 * smoothstep(5.12, 5.3, at.y),
    loose: 8,
    rim: 0.06,
    surface: surface(form.colour, 'satin', {
      folds: 0,
      paint: (spot) => {
        dab(spot, form.stripe, 0.8 * line(repeat(spot.y + spot.x * 0.8, 0.34), 0.035, spot.grain))
        if (spot.y > 5.1 && spot.y < 5.18) spot.open = 0.6
      },
    }),
  })
}

/** A bow tie: two wings and a knot. */
export function bowTie(tailor: Tailor, colour: Color, thick: number): void {
  tailor.trim({
    name: 'bow tie',
    where: (at) =>
      at.z < 0.3 ? -1 : Math.min(0.52 - at.side, 0.07 + 0.16 * smoothstep(0.05, 0.4, at.side) - Math.abs(at.y - 5.3)),
    thick: (at) => thick + 0.07 * bump(0.3, 0.3, at.side) + 0.06 * bump(0, 0.09, at.side),
    loose: 8,
    rim: 0.09,
    surface: surface(colour, 'satin', {
      folds: 0,
      paint: (spot) => {
        const side = Math.abs(spot.x)
        spot.open = side < 0.09 ? 1 : 0.75 + 0.5 * Math.min(0.5, side)
        spot.relief += 0.01 * line(repeat(spot.y * 2.2 + side * 0.2, 0.25), 0.05, spot.grain)
      },
    }),
  })
}

/** Points around the neck where it meets the shoulders; 0 degrees is the back, 90 the left. */
function neckRing(
  tailor: Tailor,
  degrees: readonly number[],
  radius: (degree: number) => number,
  y: number,
  lift: number,
  rise = 0,
): Vector[] {
  return degrees.map((degree) => {
    const angle = (degree * Math.PI) / 180
    const [sine, cosine] = [sin(angle), cos(angle)]
    const at = probe(
      tailor.wearer,
      sine * radius(degree),
      y - 0.3 * smoothstep(0.2, -1, cosine),
      0.14 - cosine * radius(degree) * 0.85,
      lift,
      6,
    )
    return [at.point[0], at.point[1] + rise, at.point[2]]
  })
}

/** Points of a line evened twice; a closed one goes on from its end. */
function evened(points: readonly Vector[], closed: boolean): Vector[] {
  const last = points.length - 1
  let now = [...points]
  for (let round = 0; round < 2; round += 1) {
    now = now.map((point, index) => {
      const before = now[index > 0 ? index - 1 : closed ? last : 0] ?? point
      const after = now[index < last ? index + 1 : closed ? 0 : last] ?? point
      const mean = (k: 0 | 1 | 2) => (before[k] + point[k] * 2 + after[k]) / 4
      return [mean(0), mean(1), mean(2)]
    })
  }
  return now
}

/** A hood that lies on the back and runs out along the neckline to the throat. */
export function hoodDown(tailor: Tailor, form: { colour: Color; weave: Weave; thick: number; size?: number }): void {
  const size = form.size ?? 1
  const degrees = Array.from({ length: 35 }, (_, index) => -164 + index * (328 / 34))
  const behind = (degree: number) => bump(0, 150, degree)
  const lift = form.thick * fit({ y: 5.5, arm: -1 }) + 0.05
  const ring = neckRing(tailor, degrees, (degree) => 0.98 - 0.14 * smoothstep(60, 150, Math.abs(degree)), 5.52, lift)
  const back = probe(tailor.wearer, 0, 5.1, -0.5, 0, 6).outward
  const points = evened(ring, false).map((point, index): Vector => {
    const share = behind(degrees[index] ?? 0)
    return [
      point[0] + back[0] * 0.3 * share * size,
      point[1] + 0.06 * (1 - share) * share * 4 * size,
      point[2] + back[2] * 0.3 * share * size,
    ]
  })
  tailor.add(
    tube({
      name: 'hood',
      material: 'cloth',
      points,
      radius: (index) => {
        const degree = degrees[index] ?? 0
        const share = behind(degree)
        // Closed at its ends, where it is sewn to the neckline.
        const end = smoothstep(164, 120, Math.abs(degree))
        return [(0.02 + 0.1 * end + 0.34 * share) * size, (0.02 + 0.07 * end + 0.21 * share) * size]
      },
      up: (index) => {
        const share = behind(degrees[index] ?? 0)
        return [-back[0] * 0.5 * share, 1, -back[2] * 0.5 * share]
      },
      sides: 16,
      surface: surface(form.colour, form.weave, { folds: 0.8 }),
    }),
  )
}

/** A ring around the neck: of metal for helmets, of fur for coats, of beads. */
export function neckTube(
  tailor: Tailor,
  form: {
    name: string
    radius: number
    y: number
    lift: number
    rise?: number
    tall: number
    wide: number
    material: 'hard' | 'cloth'
    colour: Color
    weave: Weave
    from?: number
    bumps?: number
  },
): void {
  const { from = 180 } = form
  const count = 33
  const whole = from >= 180
  const degrees = Array.from(
    { length: whole ? count - 1 : count },
    (_, index) => -from + (index * 2 * from) / (count - 1),
  )
  tailor.add(
    tube({
      name: form.name,
      material: form.material,
      points: evened(
        neckRing(tailor, degrees, () => form.radius, form.y, form.lift, form.rise ?? 0),
        whole,
      ),
      radius: (index) => {
        const rough = 1 + (form.bumps ?? 0) * (((index * 7) % 5) / 5 - 0.4)
        // One that is open runs out at its ends.
        const end = whole ? 1 : 0.15 + 0.85 * smoothstep(0, 4, Math.min(index, count - 1 - index))
        return [form.tall * rough * end, form.wide * rough * end]
      },
      up: () => [0, 1, 0],
      closed: whole,
      sides: 14,
      surface: surface(form.colour, form.weave, { folds: 0 }),
    }),
  )
}
