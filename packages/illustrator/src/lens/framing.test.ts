import { describe, expect, it } from 'vitest'
import {
  type CameraId,
  cameras,
  type CompositionId,
  framings,
  idsOf,
  lenses,
  type Setting,
  views as sides,
} from '@eidolon/people'
import { dot, type Vector } from '#geometry/vector.ts'
import { project } from './camera.ts'
import { blurOf, spreadAt } from './focus.ts'
import { barsOf, chooseView, frame } from './framing.ts'
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
  // Of eyes alone the crown is not seen.
  const whole = framings.filter(({ id }) => id !== 'extreme')
  const views = whole.flatMap((framing) =>
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
          // Seen from straight above, or far away, somebody's head may be below the middle.
          const steep = angle === 'top-down' || angle === 'dynamic' || framing === 'far'
          expect(eyes.y).toBeLessThan(height * (steep ? 0.95 : 0.72))
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

  it('[ILL-828] close pictures let in a hand that is raised beside the face, and leave the face three quarters of its size', () => {
    const reaching = (hand: Vector): Measures => ({
      ...standing,
      elbows: [[3, 12, 0.8], standing.elbows[1]],
      hands: [hand, standing.hands[1]],
    })
    const beside: Vector = [3, 14.4, 1]
    for (const framing of ['portrait', 'bust'] as const) {
      for (const seed of [1, 2, 3, 4]) {
        const view = chooseView({ framing, camera: 'eye-level' }, seed, 1)
        const [lowered, waving, far] = [standing, reaching(beside), reaching([7, 17, 1])].map(
          (measures) => frame(view, measures, 512, 512).camera,
        )
        const { x, y } = project(waving!, beside)
        expect(Math.min(x, y)).toBeGreaterThan(0)
        expect(Math.max(x, y)).toBeLessThan(512)
        expect(waving!.focal).toBeGreaterThanOrEqual(lowered!.focal * 0.75)
        // The face keeps its shape, and what would make it small stays outside.
        expect(waving!.eye).toEqual(lowered!.eye)
        expect(far).toEqual(lowered)
        const centered = chooseView({ framing, camera: 'eye-level', composition: 'centred' }, seed, 1)
        expect(frame(centered, reaching(beside), 512, 512)).toEqual(frame(centered, standing, 512, 512))
      }
    }
  })

  it('[ILL-42] takes close pictures from farther than they are high, so that faces keep their shape', () => {
    const { camera } = frame(chooseView({ framing: 'portrait', camera: 'eye-level' }, 5, 1), standing, 512, 512)
    expect(project(camera, standing.eyes).depth).toBeGreaterThan(14)
  })

  it('[ILL-42] has the person sharp and the background the softer the closer the picture', () => {
    const order = ['extreme', 'portrait', 'bust', 'half', 'three-quarter', 'full', 'wide', 'far'] as const
    const blurs = order.map((id) => blurOf[id])
    expect(blurs).toEqual(blurs.toSorted((a, b) => b - a))
    expect(new Set(idsOf(framings))).toEqual(new Set(order))
    const { camera, focus } = frame(chooseView({ framing: 'portrait', camera: 'eye-level' }, 5, 1), standing, 768, 768)
    expect(spreadAt(focus, camera, focus.depth + 0.5)).toBeLessThan(1)
    expect(spreadAt(focus, camera, focus.depth + 60)).toBeGreaterThan(8)
  })

  it('[ILL-434] framings show less and less of a person, from far away to the eyes', () => {
    const order = ['far', 'wide', 'full', 'three-quarter', 'half', 'bust', 'portrait', 'extreme'] as const
    const heads = order.map((framing) => {
      const { camera } = frame(chooseView({ framing, camera: 'eye-level' }, 4, 1), standing, 512, 512)
      return (standing.headHeight * camera.focal) / project(camera, standing.head).depth
    })
    expect(heads).toEqual(heads.toSorted((a, b) => a - b))
    expect(heads[0]).toBeLessThan(512 * 0.06)
    expect(heads.at(-1)).toBeGreaterThan(512)
  })

  it('[ILL-433] a lens brings the camera nearer or farther and shows as much of the person', () => {
    const far = lenses.map(({ id }) => {
      const { camera } = frame(chooseView({ framing: 'full', camera: 'eye-level', lens: id }, 4, 1), standing, 512, 512)
      for (const foot of standing.feet) expect(project(camera, foot).y).toBeLessThan(512)
      expect(project(camera, [0, standing.crown, 0]).y).toBeGreaterThan(0)
      return [id, project(camera, standing.eyes).depth] as const
    })
    const away = new Map(far)
    const order = ['fisheye', 'wide-lens', 'normal-lens', 'portrait-lens', 'telephoto'] as const
    const distances = order.map((id) => away.get(id) ?? 0)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(distances[4]! / distances[0]!).toBeGreaterThan(4)
  })

  it('[ILL-433] focus is shallow, deep or the framing’s own; the person is where the composition has them', () => {
    const seen = (more: Partial<Setting>) =>
      frame(chooseView({ framing: 'half', camera: 'eye-level', ...more }, 4, 1), standing, 512, 512)
    expect(seen({ focus: 'shallow' }).focus.blur).toBeGreaterThan(seen({}).focus.blur)
    expect(seen({ focus: 'deep' }).focus.blur).toBe(0)
    const aside = (composition: CompositionId) =>
      Math.abs(project(seen({ composition }).camera, standing.head).x - 256) / 512
    expect(aside('centred')).toBeLessThan(0.02)
    expect(aside('thirds')).toBeGreaterThan(0.1)
    expect(aside('space')).toBeGreaterThan(aside('thirds'))
  })

  it('[ILL-434] keeps the person between the bars of a wide picture', () => {
    for (const [width, height] of sizes) {
      const view = chooseView({ framing: 'full', camera: 'eye-level', lens: 'anamorphic' }, 4, width / height)
      const { camera } = frame(view, standing, width, height)
      const bars = barsOf('anamorphic', width, height)
      expect(bars).toBeGreaterThan(height * 0.04)
      expect(project(camera, [0, standing.crown, 0]).y).toBeGreaterThan(bars)
      for (const foot of both(0.9, 0)) expect(project(camera, foot).y).toBeLessThan(height - bars)
      expect(barsOf('telephoto', width, height)).toBe(0)
    }
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
    const round = { front: 0, 'three-quarter': 42, side: 88, shoulder: 148, back: 172 } as const
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
    const angles = ['ground', 'low', 'eye-level', 'high', 'overhead', 'top-down'] as const
    const pitches = angles.map(pitch)
    expect(pitches).toEqual(pitches.toSorted((one, other) => one - other))
    for (const camera of idsOf(cameras)) {
      const view = chooseView({ framing: 'full', camera }, 3, 1)
      const { right, up, back } = frame(view, standing, 512, 512).camera
      expect(Math.abs(right[1]) > 0.1).toBe(camera === 'tilted' || camera === 'dynamic')
      expect(dot(right, up)).toBeCloseTo(0, 6)
      expect(dot(up, back)).toBeCloseTo(0, 6)
    }
  })
})
