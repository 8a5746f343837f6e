import { type Vector, plus, along, times, unit } from '#geometry/vector.ts'
import { scaled, linear } from '#geometry/colour.ts'
import { newMesh } from '#geometry/mesh.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import type { Maker } from '#props/fitting.ts'
import { flower, leaf } from '#props/kit/flower.ts'
import { circle, cord, sheet } from '#geometry/shapes.ts'
import { petal, plain, weave } from '#props/materials.ts'
import { naturalFor, seenAgainst } from '#props/seen.ts'
import { gripOf, held, upwards } from './grip.ts'

/** Stems in the fist, a dome of blossoms above it. */
export const bouquet: Maker = (fitting) => {
  const grip = gripOf(fitting, 0.14)
  const { chance, colours } = fitting
  const axis = unit(plus(plus(times(grip.thumb, 0.5), upwards), [0, 0, 0.25]))
  const [stems, leaves, roses, daisies, hearts, paper] = [
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
    newMesh(),
  ]
  const count = 15
  for (let nth = 0; nth < count; nth++) {
    // Evenly over a disc by the golden angle.
    const { x, y } = circle(nth * 0.381966)
    const out = Math.sqrt((nth + 0.4) / count)
    const head: Vector = [x * out * 0.72, 1.55 + 0.42 * (1 - out * out) + chance.middling() * 0.08, y * out * 0.72]
    const facing = unit([x * out * 0.8, 1, y * out * 0.8])
    cord(
      stems,
      [[x * out * 0.06, -0.75, y * out * 0.06], [x * out * 0.05, 0, y * out * 0.05], along(head, facing, -0.05)],
      0.025,
      5,
    )
    if (nth % 3 === 2) flower(daisies, hearts, head, facing, 0.25, 9, 0.15)
    else
      for (const [size, petals, cupped] of [
        [0.27, 6, 0.5],
        [0.2, 5, 1.0],
        [0.13, 4, 1.7],
      ] as const)
        flower(roses, hearts, head, facing, size, petals, cupped)
    if (nth % 2 === 0) leaf(leaves, along(head, facing, -0.25), unit([x, 0.35, y]), facing, 0.42)
  }
  sheet(
    paper,
    (u, v) => {
      const { x, y } = circle(u)
      const wide = 0.13 + 0.62 * smoothstep(0.1, 1, v) + 0.05 * v * circle(u * 7).x
      return [wide * y, -0.25 + v * 1.6, wide * x]
    },
    42,
    8,
  )
  const look = { material: 'cloth' as const, twoSided: true }
  return held(grip.middle, axis, grip.facing, [
    [stems, { name: 'stems', material: 'cloth', surface: plain([0.07, 0.15, 0.04], 0.7) }],
    [leaves, { ...look, name: 'leaves', surface: petal([0.1, 0.21, 0.06], [0.05, 0.12, 0.03]) }],
    [roses, { ...look, name: 'roses', surface: petal(seenAgainst(fitting, colours.accent), [0.25, 0.05, 0.05]) }],
    [daisies, { ...look, name: 'daisies', surface: petal([0.85, 0.83, 0.78], [0.7, 0.66, 0.5]) }],
    [hearts, { name: 'flower hearts', material: 'cloth', surface: plain([0.65, 0.38, 0.06], 0.9) }],
    [paper, { ...look, name: 'bouquet paper', surface: weave([0.62, 0.55, 0.45]) }],
  ])
}

/** What roses are. */
const grown = ['#a3122a', '#e3aebb', '#efe6d8', '#e2b741', '#d9663f'] as const

/** One of them alone, long-stemmed. */
export const rose: Maker = (fitting) => {
  const grip = gripOf(fitting, 0.06)
  const axis = unit(plus(plus(times(grip.thumb, 0.4), upwards), [0, 0, 0.2]))
  const [stem, leaves, petals, heart] = [newMesh(), newMesh(), newMesh(), newMesh()]
  const head: Vector = [0.04, 2.05, 0.03]
  const facing = unit([0.12, 1, 0.3])
  cord(stem, [[0, -1, 0], [0.02, 0, 0], [-0.02, 1.1, 0], along(head, facing, -0.04)], 0.035, 7)
  for (const [size, count, cupped] of [
    [0.4, 5, 1.1],
    [0.36, 5, 1.9],
    [0.3, 4, 2.9],
    [0.22, 4, 4.2],
    [0.15, 3, 6],
  ] as const)
    flower(petals, heart, head, facing, size, count, cupped)
  for (const [height, way] of [
    [0.75, [0.8, 0.5, 0.3]],
    [1.25, [-0.8, 0.45, 0.25]],
  ] as const)
    leaf(leaves, [0, height, 0], unit(way), [0, 0.6, 0.8], 0.6)
  for (let nth = 0; nth < 5; nth++) {
    const { x, y } = circle(nth / 5)
    leaf(leaves, along(head, facing, -0.06), unit([x, 0.1, y]), facing, 0.3)
  }
  const look = { material: 'cloth' as const, twoSided: true }
  const colour = naturalFor(fitting, grown)
  return held(
    grip.middle,
    axis,
    [0, 0, 1],
    [
      [stem, { name: 'stem', material: 'cloth', surface: plain([0.06, 0.14, 0.035], 0.7) }],
      [leaves, { ...look, name: 'leaves', surface: petal([0.1, 0.21, 0.06], [0.05, 0.12, 0.03]) }],
      [petals, { ...look, name: 'rose', surface: petal(colour, scaled(linear(colour), 0.35)) }],
      [heart, { name: 'flower heart', material: 'cloth', surface: plain(scaled(linear(colour), 0.4), 0.9) }],
    ],
  )
}
