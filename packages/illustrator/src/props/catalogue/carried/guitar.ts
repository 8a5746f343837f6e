import { along, ball, box, clamp, cord, type Fitting, held, laid, leather, lengthOf, metal } from '#props/prop-kit.ts'
import { minus, newMesh, noise, type Part, plain, type Pose, prop, sheet, skinAt, smoothstep } from '#props/prop-kit.ts'
import { steel, strapAlong, type Surface, through, times, toPart, unit, type Vector, wood } from '#props/prop-kit.ts'

/** One hand on the strings, the other around the neck. */
const playing: Pose = {
  arms: {
    right: {
      reach: 'belly',
      off: [0.45, 0.35, 1.4],
      elbow: [1, 0.3, 0.35],
      palm: [0, 0.05, -1],
      along: [-0.85, -0.45, 0.1],
    },
    left: {
      reach: 'flank',
      off: [1.15, -0.25, 1.75],
      elbow: [0.8, -1, -0.1],
      palm: [-0.1, 1, 0.25],
      along: [-0.2, 0.05, 1],
    },
  },
  fingers: { left: 'grip', right: 'soft' },
}

/** An acoustic one: the right hand is above the hole, the neck runs through the left. */
export const guitar = prop({
  label: 'Guitar',
  words:
    'guitar, acoustic guitar, playing guitar, playing the guitar, playing a guitar, ukulele, electric guitar, strumming, plays guitar, plays the guitar, playing the ukulele',
  order: 600,
  slot: 'hand',
  poses: { relaxed: 2, sitting: 1 },
  hand: { fingers: 'strum', arm: 'front', both: true, arms: playing },
  dyed: ['guitar', 'guitar back', 'guitar sides'],
  make,
})

function make(fitting: Fitting): readonly Part[] {
  const { hole, neck, front: ahead } = placeOf(fitting)
  const [front, back, sides, fretboard, head, strings, pegs] = [
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
  ]
  const flat =
    (z: number, way: 1 | -1) =>
    (u: number, v: number): Vector => {
      const y = heightAt(v)
      return [way * (2 * u - 1) * through(outline, y), y, z]
    }
  sheet(front, flat(0, 1), 10, 40)
  sheet(back, flat(-depth, -1), 10, 40)
  for (const way of [1, -1] as const) {
    sheet(
      sides,
      (u, v) => {
        const y = heightAt(way > 0 ? v : 1 - v)
        return [way * through(outline, y), y, -depth * u]
      },
      4,
      40,
    )
  }
  box(fretboard, [0, 2.85, 0.04], [0.2, 2.15, 0.05], axes)
  box(head, [0, 3.1, -0.06], [0.17, 1.75, 0.07], axes)
  box(head, [0, 5.4, -0.04], [0.28, 0.48, 0.06], axes)
  box(fretboard, [0, -1.45, 0.04], [0.5, 0.09, 0.04], axes)
  for (let nth = 0; nth < 6; nth++) {
    const x = (nth - 2.5) * 0.06
    cord(
      strings,
      [-1.45, 1.5, 5].map((y): Vector => [x, y, 0.12]),
      0.012,
      4,
    )
    const side = nth < 3 ? -1 : 1
    ball(pegs, [side * 0.34, 5.12 + (nth % 3) * 0.28, -0.04], [0.07, 0.05, 0.05], 8, 6)
  }
  const axis = unit(minus(neck, hole))
  const strap = newMesh()
  const behind = (y: number): Vector => along(along(hole, axis, y), ahead, -depth * 0.5)
  const guide = [behind(1.6), ...overShoulder.map((place) => skinAt(fitting.body, place)), behind(-2.6)]
  strapAlong(strap, fitting, guide)
  const look = { name: 'guitar strap', material: 'hard', surface: leather([0.05, 0.03, 0.02]), twoSided: true } as const
  const made = held(hole, axis, ahead, [
    [front, { name: 'guitar', material: 'hard', surface: spruce }],
    [back, { name: 'guitar back', material: 'hard', surface: wood([0.16, 0.07, 0.035]) }],
    [sides, { name: 'guitar sides', material: 'hard', surface: wood([0.16, 0.07, 0.035]), twoSided: true }],
    [head, { name: 'guitar neck', material: 'hard', surface: wood([0.19, 0.09, 0.045]) }],
    [fretboard, { name: 'fretboard', material: 'hard', surface: frets }],
    [strings, { name: 'strings', material: 'hard', surface: metal(steel, 0.25) }],
    [pegs, { name: 'pegs', material: 'hard', surface: plain([0.75, 0.72, 0.64], 0.3) }],
  ])
  return [...made, toPart(strap, look)]
}

const axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const

/** Half the width of the body, from its foot to where the neck begins; the hole is at 0. */
const outline = [
  [-2.62, 0],
  [-2.58, 0.5],
  [-2.4, 0.98],
  [-2.05, 1.36],
  [-1.6, 1.56],
  [-1.15, 1.58],
  [-0.7, 1.42],
  [-0.3, 1.2],
  [0.1, 1.1],
  [0.5, 1.14],
  [0.9, 1.2],
  [1.2, 1.12],
  [1.4, 0.9],
  [1.5, 0.5],
  [1.52, 0],
] as const

const [foot, joint] = [-2.62, 1.52]

const depth = 0.78

/** Denser where the outline turns, at both ends. */
const heightAt = (share: number): number => foot + (joint - foot) * smoothstep(0, 1, share)

/** Places of the base mesh below the strap: up the chest, over the left shoulder, across the back. */
const overShoulder: readonly Vector[] = [
  [0.8, 4.5, 1.25],
  [0.82, 5.1, 1],
  [0.85, 5.55, 0.45],
  [0.85, 5.7, -0.1],
  [0.7, 5.3, -0.55],
  [0.1, 4.3, -0.75],
  [-0.6, 3.2, -0.6],
  [-1.1, 2.4, -0.35],
]

/** Where hands that play have it; hands that do something else leave it before the belly. */
function placeOf({ body, trunk }: Fitting): { readonly hole: Vector; readonly neck: Vector; readonly front: Vector } {
  const { left, right } = body.hands
  const wide = lengthOf(minus(left.palm, right.palm))
  const plays = left.grips && wide > 1.8 && wide < 5 && right.palm[1] < left.palm[1] + 0.5
  if (plays) {
    const hole = along(right.palm, right.facing, 0.24)
    return { hole, neck: along(left.palm, left.facing, 0.16), front: times(right.facing, -1) }
  }
  const waist = body.bones.joint('spine04')
  const hole = laid(trunk, [waist[0] - 0.5, waist[1] + 0.2, waist[2] + 1.6], 1.05)
  return { hole, neck: along(hole, [0.9, 0.35, 0.1], 3), front: [0, 0.1, 1] }
}

/** Straight grain, darker towards the rim, a ring around the hole. */
const spruce: Surface = (spot) => {
  const far = Math.sqrt(spot.x * spot.x + spot.y * spot.y)
  const soft = Math.max(0.012, spot.grain)
  const grain = (noise(spot.x * 34, spot.y * 0.8, 1) - 0.5) * clamp(1.4 - spot.grain * 60, 0, 1)
  const rim = Math.abs(spot.x) / Math.max(0.05, through(outline, spot.y))
  const burst = 1 - 0.62 * smoothstep(0.62, 1, Math.max(rim, 1 - (spot.y - foot) * 1.6, 1 - (joint - spot.y) * 1.6))
  const ring = clamp((0.035 - Math.abs(far - 0.56)) / soft + 0.5, 0, 1)
  const hole = clamp((0.46 - far) / soft + 0.5, 0, 1)
  const tone = burst * (1 + 0.3 * grain) * (1 - 0.75 * ring)
  spot.red = 0.6 * tone * (1 - hole) + 0.008 * hole
  spot.green = 0.3 * tone * (1 - hole) + 0.005 * hole
  spot.blue = 0.09 * tone * (1 - hole) + 0.004 * hole
  spot.rough = 0.26 + 0.6 * hole
}

const frets: Surface = (spot) => {
  const row = spot.y * 4.2
  const wire = spot.y > 1 && Math.abs(row - Math.floor(row) - 0.5) < 0.05 && spot.grain < 0.04 ? 1 : 0
  spot.red = 0.03 + 0.25 * wire
  spot.green = 0.02 + 0.24 * wire
  spot.blue = 0.016 + 0.2 * wire
  spot.rough = 0.4 - 0.15 * wire
}
