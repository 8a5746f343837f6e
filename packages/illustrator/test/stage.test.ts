import { createHash } from 'node:crypto'
import { randomSetting, partIndex, type PictureOrder, poses, randomGenes, type Scene, views } from '@eidolon/people'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { project } from '#lens/camera.ts'
import type { Vector } from '#geometry/vector.ts'
import type { Pack } from '#pack/pack.ts'
import { lookAt, setUp } from '#picture/set-up.ts'
import type { Watch } from '#picture/watch.ts'
import { drawSkeletons, jointColors } from '#stage/draw-skeleton.ts'
import { drawMotion } from '#stage/draw-motion.ts'
import { drawStage, type StagePictures } from '#stage/draw-stage.ts'
import { skeletonPoints } from '#stage/skeleton-points.ts'
import { loadPack } from '#workshop/load-pack.ts'

const calm: Watch = { progress: () => {}, stopped: () => false }

function order(seed: number, scene: Partial<Scene>, width = 128, height = 160): PictureOrder {
  const genes = { ...randomGenes(seed), accessories: [] }
  const shown = { accessories: [], without: [], background: 'studio', pose: 'standing', framing: 'full' } as const
  const setting = randomSetting(genes, { ...shown, ...scene }, seed)
  return { genes, setting, style: 'studio', seed, width, height }
}

const sha = (bytes: Uint8Array | Uint8ClampedArray | Uint16Array): string =>
  createHash('sha256')
    .update(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    .digest('hex')
    .slice(0, 16)

/** The mean of all pixels of a color, and how many there are. */
function blobOf({ pose: { width, pixels } }: Pick<StagePictures, 'pose'>, [red, green, blue]: readonly number[]) {
  let [x, y, count] = [0, 0, 0]
  for (let pixel = 0; pixel * 4 < pixels.length; pixel++) {
    const at = pixel * 4
    if (pixels[at] !== red || pixels[at + 1] !== green || pixels[at + 2] !== blue) continue
    x += (pixel % width) + 0.5
    y += Math.floor(pixel / width) + 0.5
    count += 1
  }
  return { x: x / count, y: y / count, count }
}

/** Numbers of OpenPose's joints, the right one and the left one, and what the figure calls them. */
const pairs = [
  ['shoulders', 2, 5],
  ['elbows', 3, 6],
  ['knees', 9, 12],
  ['feet', 10, 13],
] as const

describe('the stage for other engines', () => {
  let pack: Pack
  beforeAll(async () => {
    pack = await loadPack()
  })

  it('[ILL-630] gives depth, normals, lines, parts, skeleton and picture of one scene, the same ones every time', () => {
    const scenes = [
      order(5, { background: 'park' }),
      order(8, { background: 'library', pose: 'sitting', framing: 'half' }, 160, 96),
    ]
    const told = scenes.map((one) => {
      const { width, height, depth, normals, lines, parts, pose, render } = drawStage(pack, one, calm)
      expect([depth.length, lines.length, parts.length].map((length) => length / width / height)).toEqual([1, 1, 1])
      expect([normals, pose, render].map((each) => [each.width, each.height])).toEqual(
        Array.from({ length: 3 }, () => [one.width, one.height]),
      )
      return {
        depth: sha(depth),
        normals: sha(normals.pixels),
        lines: sha(lines),
        parts: sha(parts),
        pose: sha(pose.pixels),
        render: sha(render.pixels),
      }
    })
    expect(told).toMatchSnapshot()
  })

  it('[ILL-631] near is bright and far is dark, and whoever stands there is before the place', () => {
    const { depth, parts, width, height } = drawStage(pack, order(5, { background: 'park' }), calm)
    const [brightest, darkest] = [Math.max(...depth), Math.min(...depth)]
    expect([brightest, darkest]).toEqual([65_535, 0])
    const at = (x: number, y: number) => y * width + x
    const face = parts.indexOf(partIndex('face'))
    const [row, column] = [Math.floor(face / width), face % width]
    expect(depth[at(column, row)]).toBeGreaterThan(depth[at(2, row)]!)
    expect(depth[at(2, height - 1)]).toBeGreaterThan(depth[at(2, 2)]!)
  })

  it('[ILL-632] the joints of the skeleton lie on who is drawn', () => {
    const { people, parts, width } = drawStage(pack, order(11, { pose: 'relaxed', background: 'studio' }), calm)
    // An ear may stick out by less than a pixel.
    const seen = people.flatMap(({ body }) => body.slice(0, 16).filter((point) => point !== undefined))
    expect(seen).toHaveLength(16)
    const on = seen.map(({ x, y }) => parts[Math.floor(y) * width + Math.floor(x)])
    expect(on).not.toContain(partIndex('background'))
  })

  it('[ILL-632] in any pose and from any side the drawn joints are where the body has them, within two pixels', () => {
    const pose = fc.constantFrom(...poses.map(({ id }) => id))
    const view = fc.constantFrom(...views.map(({ id }) => id))
    const seed = fc.integer({ min: 1, max: 9999 })
    fc.assert(
      fc.property(pose, view, seed, (posed, seenFrom, chance) => {
        const one = order(chance, { pose: posed, view: seenFrom }, 512, 512)
        const made = setUp(pack, one, calm, () => {})
        const figure = made.model('plain')
        const { camera } = lookAt(made, figure, one.width, one.height)
        const depth = new Float32Array(one.width * one.height).fill(10_000)
        const points = figure.landmarks().map((each) => skeletonPoints(each, camera, { ...one, depth }))
        // Hands are drawn over arms, and what is asked here is where the joints of the body are.
        const bare = points.map((each) => ({ ...each, hands: [], face: [] }))
        const stage = { pose: drawSkeletons(bare, one.width, one.height) }
        const far = pairs.flatMap(([name, right, left]) => {
          const [leftJoint, rightJoint] = figure.measures[name]
          const away = (joint: Vector, index: number): number[] => {
            const { x, y } = project(camera, joint)
            const blob = blobOf(stage, jointColors[index] ?? [])
            // Joints that lie over each other hide each other.
            const whole = blob.count >= Math.PI * 16 * 0.9
            return whole ? [Math.hypot(blob.x - x, blob.y - y)] : []
          }
          return [...away(leftJoint, left), ...away(rightJoint, right)]
        })
        expect(Math.max(0, ...far)).toBeLessThan(2)
      }),
      { numRuns: 12, seed: 21 },
    )
  })

  it('[ENG-138] a film as skeletons has as many frames as are wanted, in its size, and moves as the film does', () => {
    const still = order(5, { framing: 'full' }, 96, 128)
    const film = { ...still, motion: 'wave', cameraMove: 'still', seconds: 1 } as const
    const frames = [...drawMotion(pack, film, { count: 11, perSecond: 8 }, calm)]
    expect(frames.map(({ width, height }) => [width, height])).toEqual(Array.from({ length: 11 }, () => [96, 128]))
    const seen = frames.map(({ pixels }) => sha(pixels))
    expect(new Set(seen).size).toBeGreaterThan(3)
    expect(blobOf({ pose: frames[0]! }, jointColors[1] ?? []).count).toBeGreaterThan(0)
    // Beyond its end the film stays as it is.
    expect([seen[9], seen[10]]).toEqual([seen[8], seen[8]])
  })

  it('[ILL-633] faces that are turned away have no eyes, nose or points; ears stay', () => {
    const [front, back] = (['front', 'back'] as const).map((view) => {
      const one = order(11, { view, pose: 'standing' }, 256, 256)
      const made = setUp(pack, one, calm, () => {})
      const figure = made.model('plain')
      const { camera } = lookAt(made, figure, one.width, one.height)
      const depth = new Float32Array(one.width * one.height).fill(10_000)
      return figure.landmarks().map((each) => skeletonPoints(each, camera, { ...one, depth }))[0]
    })
    const there = (points: readonly unknown[] = [], indexes: readonly number[]) =>
      indexes.map((index) => points[index] !== undefined)
    expect(there(front?.body, [0, 14, 15, 16, 17])).toEqual([true, true, true, true, true])
    expect(there(back?.body, [0, 14, 15, 16, 17])).toEqual([false, false, false, true, true])
    expect(front?.face.filter((point) => point !== undefined)).toHaveLength(70)
    expect(back?.face.filter((point) => point !== undefined)).toHaveLength(0)
    // The person's right hand is at the left of a picture from the front.
    const across = (points = front) => (points?.body[4]?.x ?? 0) - (points?.body[7]?.x ?? 0)
    expect(across()).toBeLessThan(0)
    expect(across(back)).toBeGreaterThan(0)
  })
})
