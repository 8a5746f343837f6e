import { along, axes, ball, between, box, circle, clamp, cord, dot, type Fitting, held } from '#props/prop-kit.ts'
import { lengthOf, metal, minus, newMesh, noise, pairs, type Part, plain, type Pose, prop } from '#props/prop-kit.ts'
import { sheet, smoothstep, steel, type Surface, through, unit, upwards, type Vector, wood } from '#props/prop-kit.ts'

/** The left hand below the neck of it, the right one at the bow, the chin to the left. */
const bowing: Pose = {
  neck: [6, 14, 8],
  head: [4, 8, 6],
  arms: {
    left: {
      reach: 'shoulder',
      off: [1.15, 0.2, 3.4],
      elbow: [0.3, -1, 0.1],
      palm: [-0.75, 0.6, -0.2],
      along: [-0.3, 0.75, 0.6],
    },
    right: {
      reach: 'chest',
      off: [0.75, 0.25, 3.1],
      elbow: [1, -0.45, 0],
      palm: [-0.25, -0.9, 0.2],
      along: [-0.75, -0.15, 0.6],
    },
  },
  fingers: { left: 'hold', right: 'hold' },
}

/** Between the chin and the left hand; the bow lies across it and ends in the right hand. */
export const violin = prop({
  label: 'Violin',
  words:
    'violin, violins, fiddle, playing violin, playing the violin, playing a violin, plays the violin, playing the fiddle, violinist',
  order: 810,
  slot: 'hand',
  poses: { relaxed: 2, standing: 1 },
  hand: { fingers: 'strum', arm: 'front', both: true, arms: bowing },
  dyed: ['violin', 'violin back', 'violin sides'],
  make,
})

/** Half the width of the body from the chin (0) to the neck. */
const outline = pairs`
  0 0, 0.06 0.5, 0.3 0.88, 0.8 1.04, 1.2 0.95, 1.45 0.78, 1.8 0.58, 2.2 0.58, 2.45 0.72, 2.85 0.84, 3.25 0.76,
  3.5 0.45, 3.56 0`
const [long, depth] = [3.56, 0.34]
const heightAt = (share: number): number => long * smoothstep(0, 1, share)

function make(fitting: Fitting): readonly Part[] {
  const { body } = fitting
  const { left, right } = body.hands
  const shoulder = body.bones.joint('upperarm01.L')
  const neck = body.bones.joint('neck01')
  const wide = lengthOf(minus(left.palm, right.palm))
  const plays = left.grips && right.grips && wide > 1 && wide < 7
  // On the collar bone, below the jaw.
  const chin = along(between(neck, shoulder, 0.5), [0, 0.55, 0.75], 1)
  const foot = plays ? chin : along(right.palm, right.facing, 0.2)
  const hold = along(left.palm, left.facing, 0.22)
  const axis = plays ? unit(minus(hold, foot)) : unit([0.15, -1, 0.2])
  const face = plays ? unit(along(upwards, axis, -dot(upwards, axis))) : unit([-0.5, 0, 0.9])
  const [front, back, sides, board, head, strings] = [newMesh(), newMesh(), newMesh(), newMesh(), newMesh(), newMesh()]
  const flat =
    (z: number, dome: number, way: 1 | -1) =>
    (u: number, v: number): Vector => {
      const y = heightAt(v)
      const across = 2 * u - 1
      return [way * across * through(outline, y), y, z + dome * (1 - across * across) * (1 - (2 * v - 1) * (2 * v - 1))]
    }
  sheet(front, flat(0, 0.14, 1), 12, 40)
  sheet(back, flat(-depth, -0.1, -1), 12, 40)
  for (const way of [1, -1] as const) {
    sheet(
      sides,
      (u, v) => {
        const y = heightAt(way > 0 ? v : 1 - v)
        return [way * through(outline, y), y, -depth * u]
      },
      3,
      40,
    )
  }
  box(board, [0, 3.55, 0.26], [0.13, 1.35, 0.05], axes)
  box(board, [0, 0.55, 0.2], [0.12, 0.5, 0.05], axes)
  ball(board, [0.35, 0.35, 0.14], [0.38, 0.3, 0.1], 16, 10)
  box(head, [0, 4.2, 0.02], [0.12, 0.75, 0.1], axes)
  box(head, [0, 5.15, -0.02], [0.11, 0.35, 0.12], axes)
  ball(head, [0, 5.55, -0.05], [0.16, 0.17, 0.17], 14, 10)
  for (const [nth, side] of [1, -1, 1, -1].entries())
    ball(head, [side * 0.24, 4.98 + nth * 0.12, 0], [0.14, 0.045, 0.045], 10, 6)
  box(head, [0, 1.85, 0.24], [0.24, 0.03, 0.14], axes)
  for (let nth = 0; nth < 4; nth++) {
    const x = (nth - 1.5) * 0.055
    cord(
      strings,
      [
        [x, 0.95, 0.26],
        [x * 1.6, 1.85, 0.4],
        [x, 4.85, 0.33],
      ],
      0.011,
      4,
    )
  }
  const made = held(foot, axis, face, [
    [front, { name: 'violin', material: 'hard', surface: varnish }],
    [back, { name: 'violin back', material: 'hard', surface: wood([0.22, 0.075, 0.025]) }],
    [sides, { name: 'violin sides', material: 'hard', surface: wood([0.22, 0.075, 0.025]), twoSided: true }],
    [board, { name: 'violin fingerboard', material: 'hard', surface: plain([0.012, 0.01, 0.009], 0.3) }],
    [head, { name: 'violin neck', material: 'hard', surface: wood([0.2, 0.08, 0.03]) }],
    [strings, { name: 'violin strings', material: 'hard', surface: metal(steel, 0.25) }],
  ])
  if (!plays) return made
  const frog = along(right.palm, right.facing, 0.12)
  const bridge = along(along(foot, axis, 2.35), face, 0.46)
  return [...made, ...bowFrom(frog, bridge, face)]
}

/** The bow from the hand over the strings. */
function bowFrom(frog: Vector, bridge: Vector, face: Vector): readonly Part[] {
  const way = unit(minus(bridge, frog))
  const size = 7.2
  const [stick, hairs, dark] = [newMesh(), newMesh(), newMesh()]
  const line = Array.from({ length: 13 }, (_, nth): Vector => {
    const share = nth / 12
    return [0, -0.25 + share * size, 0.2 - 0.12 * circle(share / 2).y]
  })
  cord(stick, line, (share) => 0.045 - 0.015 * share, 8)
  box(hairs, [0, size / 2 - 0.15, 0], [0.05, size / 2 - 0.2, 0.012], axes)
  box(dark, [0, 0.12, 0.08], [0.07, 0.2, 0.12], axes)
  box(dark, [0, size - 0.3, 0.09], [0.04, 0.07, 0.11], axes)
  const up = unit(along(face, way, -dot(face, way)))
  return held(frog, way, up, [
    [stick, { name: 'violin bow', material: 'hard', surface: wood([0.2, 0.07, 0.03]) }],
    [hairs, { name: 'bow hair', material: 'cloth', surface: plain('#e9e2cf', 0.8) }],
    [dark, { name: 'bow frog', material: 'hard', surface: plain([0.012, 0.01, 0.009], 0.3) }],
  ])
}

/** Reddish varnish over straight grain, with the two slits beside the bridge. */
const varnish: Surface = (spot) => {
  const grain = (noise(spot.x * 30, spot.y * 1, 2) - 0.5) * clamp(1.4 - spot.grain * 50, 0, 1)
  const rim = Math.abs(spot.x) / Math.max(0.05, through(outline, spot.y))
  const curl = Math.abs(Math.abs(spot.x) - 0.4 - 0.06 * (spot.y - 1.85))
  const slit = Math.abs(spot.y - 1.85) < 0.5 && curl < 0.035 ? 1 : 0
  const tone = (1 - 0.55 * smoothstep(0.75, 1, rim)) * (1 + 0.3 * grain) * (1 - 0.95 * slit)
  spot.red = 0.46 * tone
  spot.green = 0.155 * tone
  spot.blue = 0.035 * tone
  spot.rough = 0.2
}
