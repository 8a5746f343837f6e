import { Joints } from '@eidolon/contract/characters/poses.ts'
import {
  arrangements,
  planEdit,
  type FilmOrder,
  type GazeDirection,
  type MotionId,
  partIndex,
  type PictureOrder,
} from '@eidolon/people'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildGroup, type InPlace } from '#figure/together/build-group.ts'
import { inGroup } from '#figure/together/where.ts'
import { planFilm } from '#film/plan-film.ts'
import { lengthOf, minus } from '#geometry/vector.ts'
import { project } from '#lens/camera.ts'
import { chooseView, frame } from '#lens/framing.ts'
import type { Pack } from '#pack/pack.ts'
import { drawParts } from '#picture/draw-parts.ts'
import { drawPicture } from '#picture/draw-picture.ts'
import { pauseOf } from '#picture/set-up.ts'
import { loadPack } from '#workshop/load-pack.ts'
import { standingIn, throughsIn } from '#workshop/intersections.ts'
import { togetherOrder } from '#workshop/together-tiles.ts'

let pack: Pack
beforeAll(async () => {
  pack = await loadPack()
})

const watch = { stopped: () => false, progress: () => {} }
const pause = pauseOf(watch)

const stood = (order: PictureOrder) => standingIn(pack, order, pause)

/** Where as many as there may be are placed otherwise than as few: around a table, on one bench. */
const crowded: ReadonlySet<string> = new Set(['at-a-table', 'sitting-together'])

/**
 * The same people without hair, two of three groups in bathing clothes: where limbs are is what is asked here, and to grow
 * hair and to sew takes most of the time. Every third group has its own clothes, which people stand farther apart in.
 */
function lightly({ genes, setting, together, ...order }: PictureOrder, at: number): PictureOrder {
  const bare = { hairStyle: 'bald', beard: 'none' } as const
  const clothes = at % 3 === 0 ? {} : ({ outfit: 'swimsuit' } as const)
  const others = together!.others.map((one) => ({
    ...one,
    genes: { ...one.genes, ...bare },
    setting: { ...one.setting, ...clothes },
  }))
  return {
    ...order,
    genes: { ...genes, ...bare },
    setting: { ...setting, ...clothes },
    together: { ...together!, others },
  }
}

/**
 * Every arrangement, with as few people as it takes, and those that change with their number with more: some thirty pairs.
 * They are dressed and placed once, for all tests.
 */
const sampled = arrangements
  .flatMap(({ id, more }, at) => [
    togetherOrder(id, more.least, at + 1),
    ...(crowded.has(id) ? [togetherOrder(id, 4, at + 601)] : []),
  ])
  .map(lightly)
let groups: readonly (readonly [PictureOrder, readonly InPlace[]])[]
beforeAll(() => {
  groups = sampled.map((order) => [order, stood(order).people] as const)
})

describe('several people', () => {
  it('[ILL-751] who gets other clothes makes nobody move, however wide they are', () => {
    const order = togetherOrder('side-by-side', 2, 5)
    const after = planEdit(order, 'top', { prompt: '', outfit: 'cloak' }, { person: 1 })
    if (!after?.together) throw new Error('Nothing else was wanted')
    const view = chooseView(order.setting, order.seed, order.width / order.height)
    const before = buildGroup(pack, order, order.together!, view, pause)
    const kept = buildGroup(pack, after, after.together, view, pause, before.places)
    expect(kept.places).toEqual(before.places)
    expect(buildGroup(pack, after, after.together, view, pause).places).not.toEqual(before.places)
    const first = ({ model }: typeof before) => {
      const { parts, whose = [] } = model('plain')
      return parts.filter((_, at) => whose[at] === 0).map(({ positions }) => positions)
    }
    // As bytes: number by number takes longer than to dress them.
    const bytes = (all: readonly Float32Array[]) => Buffer.concat(all.map((one) => new Uint8Array(one.slice().buffer)))
    expect(bytes(first(kept)).equals(bytes(first(before)))).toBe(true)
  })

  it('[ILL-601] nobody goes through anybody, in any arrangement', () => {
    for (const [order, people] of groups) {
      expect([order.together?.arrangement, order.seed, throughsIn(order, people)]).toEqual([
        order.together?.arrangement,
        order.seed,
        [],
      ])
    }
  })

  it('[ILL-602] hands that hold each other meet, however tall their people are', () => {
    const holding = groups.filter(([{ together }]) => /hand-in-hand|dancing/.test(together?.arrangement ?? ''))
    // The tallest beside the smallest of some.
    const uneven = stood(togetherOrder('hand-in-hand', 2, 3)).people
    for (const people of [uneven, ...holding.map(([, all]) => all)]) {
      const [one, other] = people as [InPlace, InPlace]
      const palms = [
        inGroup(one.where, one.body.hands.left.palm),
        inGroup(other.where, other.body.hands.right.palm),
      ] as const
      expect(lengthOf(minus(...palms))).toBeLessThan(0.5)
    }
    expect(holding).toHaveLength(2)
  })

  it('[ILL-603] everybody stands or sits on the ground, and one bench is as high for all', () => {
    for (const [, people] of groups) {
      for (const { body } of people) {
        const feet = ['toe2-1.L', 'toe2-1.R'].map((name) => body.bones.joint(name)[1])
        expect(Math.min(...feet)).toBeLessThan(1.2)
        expect(Math.min(...feet)).toBeGreaterThan(-0.1)
      }
    }
    const [, people] = groups.find(
      ([{ together }]) => together?.arrangement === 'sitting-together' && together.others.length === 3,
    )!
    const seats = people.map(({ body }) => body.seat?.[1] ?? 0)
    expect(Math.max(...seats) - Math.min(...seats)).toBeLessThan(0.25)
  })

  it('[ILL-604] the picture holds every head, in every framing that shows one and from every side', () => {
    const shown = [
      ['portrait', 'front'],
      ['full', 'side'],
      ['portrait', 'back'],
    ] as const
    for (const [framing, view] of shown) {
      const order = togetherOrder('side-by-side', 2, 5, { scene: { framing, view } })
      const seen = chooseView(order.setting, order.seed, 1)
      const { measures } = buildGroup(pack, order, order.together!, seen, pause).model('plain')
      const { camera } = frame(seen, measures, order.width, order.height)
      expect(measures.others).toHaveLength(1)
      for (const { head, crown } of [measures, ...(measures.others ?? [])]) {
        for (const y of [head[1], crown]) {
          const at = project(camera, [head[0], y, head[2]])
          expect([at.x > 0, at.x < order.width, at.y > 0, at.y < order.height]).toEqual([true, true, true, true])
        }
      }
    }
  })

  it('[ILL-605] people keep their own height, face and clothes beside others', () => {
    const [order, people] = groups.find(([{ together }]) => together?.arrangement === 'side-by-side')!
    const heights = people.map(({ member }) => member.person.frame.size)
    expect(new Set(heights).size).toBe(2)
    const [, other] = people
    expect(other!.member.setting.outfit).toBe(order.together!.others[0]!.setting.outfit)
    expect(other!.member.setting.expression).toBe(order.together!.others[0]!.setting.expression)
    expect(other!.member.setting.background).toBe(order.setting.background)
  })

  it('[ILL-606] the same order gives the same picture, cut out as well, and another arrangement another one', () => {
    const small = { width: 64, height: 64 }
    const order = togetherOrder('facing', 2, 3, small)
    const drawn = drawPicture(pack, { ...order, cutOut: true }, watch).pixels.slice()
    expect(drawPicture(pack, { ...order, cutOut: true }, watch).pixels).toEqual(drawn)
    const other = { ...togetherOrder('side-by-side', 2, 3, { ...small, style: 'comic' }), cutOut: true as const }
    const comic = drawPicture(pack, other, watch).pixels
    expect(comic).not.toEqual(drawn)
    for (const pixels of [drawn, comic]) {
      const clear = pixels.filter((value, at) => at % 4 === 3 && value === 0).length
      expect(clear).toBeGreaterThan(64 * 64 * 0.3)
      expect(clear).toBeLessThan(64 * 64 * 0.95)
    }
  })

  it('[ILL-607] in a film everybody breathes, hands stay together, and who walks together gets ahead together', () => {
    const small = { width: 64, height: 64 }
    const film = (order: PictureOrder, motion: MotionId): FilmOrder => ({
      ...order,
      motion,
      cameraMove: 'still',
      seconds: 2,
    })
    const plan = planFilm(pack, film(togetherOrder('hand-in-hand', 2, 4, small), 'idle'), pause)
    const [begun, later] = [plan.shot(0, pause).figure, plan.shot(10, pause).figure]
    expect(later.parts.length).toBe(begun.parts.length)
    for (const { measures } of [begun, later]) {
      const [left, right] = [measures.hands[0], measures.others![0]!.hands[1]]
      expect(lengthOf(minus(left, right))).toBeLessThan(1.4)
    }
    expect(later.measures.others![0]!.head).not.toEqual(begun.measures.others![0]!.head)
    const walk = planFilm(pack, film(togetherOrder('walking-together', 2, 4, small), 'walk'), pause)
    const [from, to] = [walk.shot(0, pause).figure.measures, walk.shot(20, pause).figure.measures]
    const gone = [to.hips[2] - from.hips[2], to.others![0]!.hips[2] - from.others![0]!.hips[2]]
    expect(Math.min(...gone)).toBeGreaterThan(3)
    expect(Math.abs(gone[0]! - gone[1]!)).toBeLessThan(1)
  })

  it('[POSE-41] in a film each goes to their own second pose and back, in orders from before nobody does', () => {
    const raised = Joints.parse({ bones: { leftUpperArm: [0, 0, 150] } })
    const still = Joints.parse({})
    const scene = { joints: still, jointsTo: still } as const
    const { together, ...order } = togetherOrder('side-by-side', 2, 4, { width: 64, height: 64, scene })
    const [other] = together!.others
    const others = [{ ...other!, setting: { ...other!.setting, joints: still, jointsTo: raised } }]
    const film = { ...order, motion: 'idle', cameraMove: 'still', seconds: 2 } as const
    const plan = planFilm(pack, { ...film, together: { ...together!, ownPoses: true, others } }, pause)
    const [begun, there] = [0, 12].map((drawing) => plan.shot(drawing, pause).figure.measures)
    const up = (at: 'first' | 'second') => {
      const [from, to] = [begun, there].map((one) => (at === 'first' ? one! : one!.others![0]!).hands[0][1])
      return to! - from!
    }
    expect(Math.abs(up('first'))).toBeLessThan(0.5)
    expect(up('second')).toBeGreaterThan(6)
    const { ownPoses: _new, ...before } = together!
    expect(stood({ ...order, together: { ...before, others } }).people.map(({ to }) => to)).toEqual([
      undefined,
      undefined,
    ])
  })

  it('[ILL-606] both faces are seen', () => {
    const order = togetherOrder('side-by-side', 2, 3, { width: 96, height: 96, scene: { framing: 'portrait' } })
    const { parts } = drawParts(pack, order, watch)
    const faces = [0, 1].map((person) => parts.filter((part) => part === partIndex('face', person)).length)
    expect(Math.min(...faces)).toBeGreaterThan(30)
  })

  it('[ILL-611] who was told to look at somebody looks at them, and not at the camera', () => {
    const order = togetherOrder('side-by-side', 3, 6)
    const [near, far] = order.together!.others
    const lookingAt = (looks: GazeDirection): PictureOrder => ({
      ...order,
      together: { ...order.together!, looks, others: [near!, far!] },
    })
    const headOf = (looks: GazeDirection): number => {
      const { body, where } = stood(lookingAt(looks)).people[0]!
      const [x, , z] = minus(inGroup(where, body.gaze), inGroup(where, body.bones.joint('eye.L')))
      return x / Math.sqrt(x * x + z * z)
    }
    // Those beside are to the right of the picture.
    const [camera, at] = [headOf('camera'), headOf(2)]
    expect(at - camera).toBeGreaterThan(0.3)
  })
})
