import { describe, expect, it } from 'vitest'
import { type CameraId, cameras, framings, idsOf, views as sides } from '@eidolon/people'
import { dot, type Vector } from '#geometry/vector.ts'
import { project } from './camera.ts'
import { blurOf, spreadAt } from './focus.ts'
import { chooseView, frame } from './framing.ts'
import type { Measures } from './measures.ts'

const both = (x: number, y: number, z = 0): readonly [Vector, Vector] => [
  [x, y, z],
  [-x, y, z],
]

const standing: Measures = {
  eyes: [0, 15.6, 1],
  head: [0, 15.6, 0.3],
  headHeight: 2.3,
  crown: 17,
  shoulders: both(1.7, 13.6),
  elbows: both(2.4, 11),
  hands: both(2.6, 8.4),
  chest: [0, 12.6, 0.5],
  hips: [0, 9, 0],
  knees: both(0.9, 4.6),
  feet: both(0.9, 0.5),
  low: [-3, 0, -1.5],
  high: [3, 17, 1.8],
}
const seated: Measures = {
  ...standing,
  eyes: [0, 12, 1],
  head: [0, 12, 0.3],
  crown: 13.4,
  shoulders: both(1.7, 10),
  elbows: both(2.2, 7.6, 0.6),
  hands: both(1, 5.6, 3),
  chest: [0, 9, 0.5],
  hips: [0, 5, 0],
  knees: both(1, 5, 4),
  low: [-2.6, 0, -1.5],
  high: [2.6, 13.4, 5.4],
}
const flying: Measures = {
  ...standing,
  eyes: [0, 12, 8],
  head: [0, 12, 7.5],
  crown: 13.4,
  shoulders: both(1.7, 11.4, 6),
  elbows: both(2.6, 11, 8),
  hands: both(1.6, 11.5, 10.5),
  chest: [0, 11, 5],
  hips: [0, 10.6, 1],
  knees: both(0.8, 10.4, -3.4),
  low: [-3, 9, -8],
  high: [3, 13.4, 11],
}

const sizes = [
  [512, 512],
  [512, 768],
  [432, 768],
  [768, 432],
] as const

describe('framing', () => {
  const views = framings.flatMap((framing) =>
    cameras.flatMap((camera) => [1, 2, 3, 4].map((seed) => ({ framing: framing.id, camera: camera.id, seed }))),
  )

  it('[ILL-41] keeps head and eyes inside with room above, for every framing, angle, pose and shape of picture', () => {
    for (const { framing, camera: angle, seed } of views) {
      for (const [width, height] of sizes) {
        for (const measures of [standing, seated, flying]) {
          const { camera } = frame(
            chooseView({ framing, camera: angle }, seed, width / height),
            measures,
            width,
            height,
          )
          const top = project(camera, [measures.head[0], measures.crown, measures.head[2]])
          const eyes = project(camera, measures.eyes)
          expect(top.y).toBeGreaterThan(height * 0.02)
          expect(eyes.y).toBeGreaterThan(0)
          expect(eyes.y).toBeLessThan(height * 0.72)
          expect(eyes.x).toBeGreaterThan(width * 0.1)
          expect(eyes.x).toBeLessThan(width * 0.9)
        }
      }
    }
  })

  it('[ILL-41] has the eyes near the upper third of a close picture', () => {
    for (const framing of ['portrait', 'bust', 'half'] as const) {
      const { camera } = frame(chooseView({ framing, camera: 'eye-level' }, 5, 1), standing, 512, 512)
      const { y } = project(camera, standing.eyes)
      expect(y / 512).toBeGreaterThan(0.18)
      expect(y / 512).toBeLessThan(0.45)
    }
  })

  it('[ILL-41] shows the feet in whole pictures and not in close ones', () => {
    for (const seed of [1, 2, 3]) {
      for (const framing of ['full', 'wide'] as const) {
        const { camera } = frame(chooseView({ framing, camera: 'eye-level' }, seed, 1), standing, 512, 512)
        for (const foot of both(0.9, 0)) expect(project(camera, foot).y).toBeLessThan(512 * 0.99)
      }
      const { camera } = frame(chooseView({ framing: 'half', camera: 'eye-level' }, seed, 1), standing, 512, 512)
      expect(project(camera, standing.knees[0]).y).toBeGreaterThan(512)
    }
  })

  it('[ILL-42] takes close pictures from farther than they are high, so that faces keep their shape', () => {
    const { camera } = frame(chooseView({ framing: 'portrait', camera: 'eye-level' }, 5, 1), standing, 512, 512)
    expect(project(camera, standing.eyes).depth).toBeGreaterThan(14)
  })

  it('[ILL-42] has the person sharp and the background the softer the closer the picture', () => {
    const blurs = framings.map(({ id }) => blurOf[id])
    expect(blurs).toEqual(blurs.toSorted((a, b) => b - a))
    const { camera, focus } = frame(chooseView({ framing: 'portrait', camera: 'eye-level' }, 5, 1), standing, 768, 768)
    expect(spreadAt(focus, camera, focus.depth + 0.5)).toBeLessThan(1)
    expect(spreadAt(focus, camera, focus.depth + 60)).toBeGreaterThan(8)
  })

  it('[ILL-41] chooses the same view for the same seed and others for others', () => {
    expect(chooseView({ framing: 'half', camera: 'low' }, 7, 1)).toEqual(
      chooseView({ framing: 'half', camera: 'low' }, 7, 1),
    )
    expect(
      new Set([1, 2, 3, 4, 5].map((seed) => chooseView({ framing: 'half', camera: 'low' }, seed, 1).yaw)).size,
    ).toBe(5)
  })

  it('[ILL-262] turns the person so that the camera sees the side that is asked for', () => {
    const round = { front: 0, 'three-quarter': 42, side: 88, back: 172 } as const
    for (const seed of [1, 2, 3, 4, 5]) {
      for (const { id } of sides) {
        const { yaw, turned, gazes } = chooseView({ framing: 'half', camera: 'eye-level', view: id }, seed, 1)
        expect(Math.abs((yaw * 180) / Math.PI - turned)).toBeCloseTo(round[id], 6)
        expect(gazes).toBe(id === 'front' || id === 'three-quarter')
      }
      const { turned, gazes } = chooseView({ framing: 'half', camera: 'eye-level' }, seed, 1)
      expect([turned, gazes]).toEqual([0, true])
    }
  })

  it('[ILL-262] stands lowest on the ground, highest overhead, and tilts only when told to', () => {
    const pitch = (camera: CameraId) => chooseView({ framing: 'full', camera }, 3, 1).pitch
    const angles = ['ground', 'low', 'eye-level', 'high', 'overhead'] as const
    const pitches = angles.map(pitch)
    expect(pitches).toEqual(pitches.toSorted((one, other) => one - other))
    for (const camera of idsOf(cameras)) {
      const view = chooseView({ framing: 'full', camera }, 3, 1)
      const { right, up, back } = frame(view, standing, 512, 512).camera
      expect(Math.abs(right[1]) > 0.1).toBe(camera === 'tilted')
      expect(dot(right, up)).toBeCloseTo(0, 6)
      expect(dot(up, back)).toBeCloseTo(0, 6)
    }
  })
})
