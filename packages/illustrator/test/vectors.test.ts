import { createHash } from 'node:crypto'
import {
  accessories,
  type AccessoryId,
  backgrounds,
  beards,
  cameras,
  comesAlong,
  randomSetting,
  compositions,
  effects,
  expressions,
  hairStyles,
  type HairStyleId,
  lenses,
  lights,
  materials,
  outfits,
  patterns,
  bodyParams,
  poses,
  randomGenes,
  type Scene,
  type Setting,
  type Slot,
  type StyleId,
  styles,
  views,
} from '@eidolon/people'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '#body/body.ts'
import { poseBody } from '#body/make-body.ts'
import { makePerson, type BuiltPerson } from '#body/person.ts'
import type { Part, SurfacePoint } from '#geometry/part.ts'
import { type Vector, vertexAt } from '#geometry/vector.ts'
import { growBeard } from '#hair/grow-beard.ts'
import { growHair } from '#hair/grow-hair.ts'
import type { Pack } from '#pack/pack.ts'
import { drawPicture } from '#picture/draw-picture.ts'
import { chooseView } from '#lens/framing.ts'
import { relight } from '#places/lighting/relight.ts'
import { makePlace } from '#places/make-place.ts'
import { adorn, separatesOf } from '#props/adorn.ts'
import { props } from '#props/props.generated.ts'
import { poses as moves } from '#poses/poses.generated.ts'
import { makeSpot } from '#raster/spot.ts'
import { makeScratch } from '#raster/scratch.ts'
import { dress } from '#wardrobe/dress.ts'
import type { Worn } from '#wardrobe/worn.ts'
import { loadPack } from '#workshop/load-pack.ts'

const colors = { primary: '#334a6e', secondary: '#8a8578', accent: '#c8564a', seed: 5 }
const hair = { colour: '#5c3d29', highlight: '#8a6443', highlights: 0.2, grey: 0.1 }

/** In hundredths of a millimeter. Counted by hand: `Int32Array.from` takes longer over it than a body over its pose. */
function hundredths(values: Float32Array): Int32Array {
  const whole = new Int32Array(values.length)
  for (let at = 0; at < values.length; at += 1) whole[at] = Math.round(values[at]! * 10_000)
  return whole
}

/**
 * Form and color of parts in a few letters: every vertex to a hundredth of a millimeter, and what the surface answers at
 * some of them. Whatever changes one of them changes the letters.
 */
function digest(parts: readonly Part[]): string {
  const sum = createHash('sha256')
  for (const { name, material, positions, triangles, rest = positions, uvs, surface } of parts) {
    sum.update(`${name} ${material}`)
    sum.update(hundredths(positions))
    sum.update(triangles)
    const count = positions.length / 3
    for (let vertex = 0; vertex < count; vertex += Math.max(1, count >> 4)) {
      const spot = makeSpot()
      const [x = 0, y = 0, z = 0] = rest.subarray(vertex * 3, vertex * 3 + 3)
      const [u = 0, v = 0] = uvs?.subarray(vertex * 2, vertex * 2 + 2) ?? []
      Object.assign(spot, { x, y, z, u, v, grain: 0.01 })
      surface(spot)
      const { red, green, blue, alpha, rough, metal, glow } = spot
      sum.update(Int32Array.from([red, green, blue, alpha, rough, metal, glow], (value) => Math.round(value * 1000)))
    }
  }
  return sum.digest('hex').slice(0, 10)
}

/** One line for each of a kind. When something changes on purpose, `vitest run --project drawing vectors -u` renews them. */
const vectorsOf = <Id extends string>(
  list: readonly { readonly id: Id }[],
  of: (id: Id) => string,
): Readonly<Record<string, string>> => Object.fromEntries(list.map(({ id }) => [id, of(id)]))

/** Which of them come out as another one does. */
const twins = (vectors: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(vectors).filter((id) => Object.values(vectors).filter((one) => one === vectors[id]).length > 1)

let pack: Pack
let person: BuiltPerson
let body: Body
/** What is worn and carried, and hair: each made once, which takes longer than to look at it. */
let made: ReadonlyMap<AccessoryId, readonly Part[]>
let grown: ReadonlyMap<HairStyleId, readonly Part[]>
beforeAll(async () => {
  pack = await loadPack()
  person = makePerson(pack, bodyParams(randomGenes(21)))
  body = poseBody(person, { pose: 'standing', expression: 'neutral', seed: 1 })
  made = new Map(accessories.map(({ id }) => [id, adorn(body, [id], colors)]))
  grown = new Map(
    hairStyles.map(({ id, more: { length, curl } }) => [id, growHair(body, { ...hair, style: id, length, curl })]),
  )
})

describe('everything that can be asked for has its own form', () => {
  it('[ILL-240] outfits', () => {
    const vectors = vectorsOf(outfits, (outfit) => digest(dress(body, { ...colors, outfit, presentation: 0.5 }).parts))
    expect(vectors).toMatchSnapshot()
    expect(twins(vectors)).toEqual([])
  })

  it('[ILL-240] cloth', () => {
    const sewn = (more: Partial<Worn>) =>
      digest(dress(body, { ...colors, outfit: 'hoodie', presentation: 0.5, ...more }).parts)
    const vectors = {
      plain: sewn({}),
      ...vectorsOf(materials, (material) => sewn({ material })),
      ...vectorsOf(patterns, (pattern) => sewn({ pattern })),
    }
    expect(vectors).toMatchSnapshot()
    expect(twins(vectors)).toEqual([])
  })

  it('[ILL-240] what is worn and carried', () => {
    const vectors = vectorsOf(accessories, (id) => {
      const sewn = separatesOf([id])
      const isLow = sewn.some(({ slot }) => slot === 'feet' || slot === 'legs')
      const worn = { ...colors, outfit: isLow ? 'summer-dress' : 'suit', presentation: 0.5 } as const
      if (sewn.length > 0) return digest(dress(body, worn, () => {}, sewn).parts)
      return digest(made.get(id)!)
    })
    expect(vectors).toMatchSnapshot()
    expect(twins(vectors)).toEqual([])
  })

  it('[ILL-240] hair styles', () => {
    const vectors = vectorsOf(hairStyles, (style) => digest(grown.get(style)!))
    expect(vectors).toMatchSnapshot()
    expect(twins(vectors)).toEqual([])
  })

  it('[ILL-240] beards', () => {
    // Stubble is a matter of the skin, and who has none has none.
    const vectors = vectorsOf(beards, (style) =>
      digest(growBeard(body, { style, length: 0.5, colour: hair.colour, grey: 0.1 })),
    )
    expect(vectors).toMatchSnapshot()
    expect(twins(vectors)).toEqual(['none', 'stubble'])
  })

  it('[ILL-240] poses and faces', () => {
    const shape = (one: Body) => createHash('sha256').update(hundredths(one.posed)).digest('hex').slice(0, 10)
    const vectors = vectorsOf(poses, (pose) => shape(poseBody(person, { pose, expression: 'neutral', seed: 1 })))
    expect(vectors).toMatchSnapshot('poses')
    // Who sweeps and who rakes stands alike, and is told by what is in their hands.
    const things = new Map(poses.map(({ id, more }) => [id, more.thing]))
    const along = vectorsOf(poses, (pose) => `${vectors[pose]} ${moves[pose].body.brings} ${things.get(pose)}`)
    expect(twins(along)).toEqual([])
    const faces = vectorsOf(expressions, (expression) =>
      shape(poseBody(person, { pose: 'standing', expression, seed: 1 })),
    )
    expect(faces).toMatchSnapshot('faces')
    expect(twins(faces)).toEqual([])
  })

  it('[ILL-240] places, by day and by night', () => {
    const vectors = vectorsOf(backgrounds, (background) =>
      (['day', 'night'] as const)
        .map((time) => digest(makePlace(background, { time, weather: 'clear', seed: 3 }).parts))
        .join(' '),
    )
    expect(vectors).toMatchSnapshot()
    expect(twins(vectors)).toEqual([])
  })

  const scratch = makeScratch()
  /** Hair, beards and clothes have vectors of their own above, and growing them is most of what a small picture takes. */
  const genes = { ...randomGenes(21), hairStyle: 'bald', beard: 'none', outfit: 'swimsuit' } as const
  /** A small picture of the same person in a park by day. */
  const drawn = (more: Partial<Scene>, style: StyleId = 'studio') => {
    const scene = { accessories: [], without: [], framing: 'bust', background: 'park', time: 'day', ...more } as const
    const order = { genes, setting: randomSetting(genes, scene, 21), style, seed: 21, width: 48, height: 48 }
    const { pixels } = drawPicture(pack, order, { progress: () => {}, stopped: () => false }, scratch)
    return createHash('sha256').update(pixels).digest('hex').slice(0, 10)
  }

  it('[ILL-240] styles', () => {
    const vectors = vectorsOf(styles, (style) => drawn({}, style))
    expect(vectors).toMatchSnapshot()
    expect(twins(vectors)).toEqual([])
  })

  it('[ILL-240] lights by their lamps, lenses and angles by where the camera stands', () => {
    const sum = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 10)
    const place = makePlace('park', { time: 'day', weather: 'clear', seed: 3 })
    const seen = (more: Partial<Setting>) => chooseView({ framing: 'half', camera: 'eye-level', ...more }, 7, 1)
    const vectors = {
      ...vectorsOf(lights, (light) => sum([relight(place, light).rig, relight(place, light).grade])),
      ...vectorsOf(lenses, (lens) => sum(seen({ lens }))),
      ...vectorsOf(cameras, (camera) => sum(seen({ camera }))),
      ...vectorsOf(compositions, (composition) => sum(seen({ composition }))),
    }
    expect(vectors).toMatchSnapshot()
    expect(twins(vectors)).toEqual([])
  })

  it('[ILL-240] lights, effects, sides and angles', () => {
    const vectors = {
      plain: drawn({}),
      // A drawing takes long: of what is known by its numbers (above) a sample is drawn.
      ...vectorsOf(lights.slice(0, 6), (light) => drawn({ light })),
      ...vectorsOf(effects.slice(0, 12), (effect) => drawn({ effects: [effect] })),
      ...vectorsOf(views, (view) => drawn({ view })),
      ...vectorsOf(cameras.slice(0, 3), (camera) => drawn({ camera, framing: 'full' })),
    }
    expect(vectors).toMatchSnapshot()
    expect(twins(vectors)).toEqual([])
  })
})

/** The joint that each place of the body is near to, and how far from it things may begin. */
const anchors = {
  eyes: 'head',
  hat: 'head',
  head: 'head',
  hair: 'head',
  ears: 'head',
  nose: 'head',
  teeth: 'head',
  mouth: 'head',
  face: 'head',
  neck: 'neck01',
  chest: 'spine02',
  across: 'spine03',
  front: 'spine04',
  tail: 'spine05',
  hands: 'wrist.R',
  waist: 'spine05',
  hip: 'spine05',
  arms: 'lowerarm01.R',
  bottoms: undefined,
  knees: undefined,
  shins: undefined,
  fingers: 'wrist.L',
  ankle: 'foot.L',
  back: 'spine02',
  wrist: 'wrist.L',
  legs: undefined,
  feet: undefined,
  over: undefined,
  sleeves: undefined,
  neckline: undefined,
  trimmings: undefined,
  shoulder: 'neck01',
  beside: 'root',
  mount: 'root',
  hand: undefined,
} as const

/** What a surface finds before it answers. */
const untouched = { red: 0.5, green: 0.5, blue: 0.5, alpha: 1, rough: 0.7, metal: 0, glow: 0, relief: 0, open: 1 }

/** What a surface says all over a part. */
function spotsOf(part: Part): SurfacePoint[] {
  const count = part.positions.length / 3
  const rest = part.rest ?? part.positions
  return Array.from({ length: Math.min(count, 60) }, (_, nth) => {
    const index = Math.floor((nth * count) / Math.min(count, 60))
    const [x, y, z] = vertexAt(rest, index)
    const [u, v] = [part.uvs?.[index * 2] ?? 0, part.uvs?.[index * 2 + 1] ?? 0]
    const spot: SurfacePoint = { ...untouched, u, v, x, y, z, grain: nth % 2 === 0 ? 0.004 : 0.06 }
    part.surface(spot)
    return spot
  })
}

/** How far the nearest vertex of a part is. */
function farFrom([x, y, z]: Vector, { positions }: Part): number {
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < positions.length; at += 3) {
    const [dx, dy, dz] = [positions[at]! - x, positions[at + 1]! - y, positions[at + 2]! - z]
    least = Math.min(least, dx * dx + dy * dy + dz * dz)
  }
  return Math.sqrt(least)
}

// Here, not with the other tests of them: most of the time goes into making each animal once in a process, as above.
describe('everything that is worn and carried', () => {
  it('[ILL-86] every accessory fits every body in every pose, within reach of where it belongs', () => {
    const people = Array.from({ length: 12 }, (_, nth) => makePerson(pack, bodyParams(randomGenes(nth + 1))))
    // Each accessory in one pose (two with THOROUGH=all), each pose with a few accessories: so it grows with either list,
    // not with both at once.
    const apart = process.env.THOROUGH === 'all' ? Math.ceil(poses.length / 2) : poses.length
    const wrong = poses.flatMap(({ id: pose }, nth) => {
      const body = poseBody(people[nth % people.length]!, { pose, expression: 'smile', seed: nth + 1 })
      const { left, right } = body.hands
      return accessories.flatMap(({ id, more }, at) => {
        if ((nth + at) % apart > 0 || props[id].sew || props[id].recut) return []
        // What is under whoever rides it is not in their hands.
        if (more.ridden && body.rides) return []
        const parts = adorn(body, [id], colors)
        // A guitar hangs by its strap when the hands do something else.
        const joint = id === 'guitar' ? 'spine04' : anchors[more.slot]
        const anchor = joint ? body.bones.joint(joint) : left.grips && !right.grips ? left.palm : right.palm
        const sound = parts.every(
          ({ positions, normals }) => positions.every(Number.isFinite) && normals.every(Number.isFinite),
        )
        let nearest = Number.POSITIVE_INFINITY
        for (const part of parts) nearest = Math.min(nearest, farFrom(anchor, part))
        // Animals stand a step away, on the ground also when somebody is on horseback.
        // A violin is held by its neck or under the chin, as the hand is nearer to one or the other.
        // Upside down the shoulder is farther from what sits on it.
        const far: Partial<Record<Slot, number>> = { mount: 20, beside: 16, shoulder: 3.2 }
        const reach = far[more.slot] ?? (id === 'violin' ? 4 : joint ? 2.9 : 1.3)
        return sound && nearest < reach ? [] : [`${id} ${pose}: ${nearest}`]
      })
    })
    expect(wrong).toEqual([])
  })

  it('[ILL-87] surfaces of hair, beards and accessories answer with possible colours only', () => {
    const glaring = { colour: '#1a1412', highlight: '#ffffff', highlights: 1, grey: 1, length: 0.6, curl: 0.5 }
    const parts = [
      ...[...made.values(), ...grown.values()].flat(),
      // Their forms differ, not how they take their colors: a few of them in the hardest ones.
      ...hairStyles.filter((_, at) => at % 6 === 1).flatMap(({ id }) => growHair(body, { ...glaring, style: id })),
      ...growBeard(body, { style: 'full', colour: '#ffffff', grey: 1 }),
    ]
    const within = (value: number, max: number): boolean => value >= 0 && value <= max
    const wrong = parts.filter((part) =>
      spotsOf(part).some(
        ({ red, green, blue, alpha, rough, metal, glow, relief, open }) =>
          ![red, green, blue].every((share) => within(share, 1.6)) ||
          ![alpha, rough, metal, open].every((share) => within(share, 1)) ||
          !(glow >= 0 && Math.abs(relief) < 0.1),
      ),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('[ILL-371] every thing to wear or hold is seen in the colour that is told of it', () => {
    // Shoes and stockings are sewn with the clothes, another cut of them has no color of its own.
    const things = accessories.filter(({ id }) => !comesAlong(id) && !props[id].sew && !props[id].recut)
    const wrong = things.filter(({ id }) => {
      const told = adorn(body, [id], { ...colors, tints: { [id]: { colour: '#20c040' } } })
      return !told.some((part) => spotsOf(part).every(({ red, green, blue }) => green > red && green > blue))
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
    const lost = things.flatMap(({ id }) => {
      const names = new Set(made.get(id)?.map(({ name }) => name))
      const dyed = props[id].dyed ?? []
      // A book has other parts when it is open, a palette when its easel is there.
      return dyed.length > 0 && !dyed.some((name) => names.has(name)) ? [id] : []
    })
    expect(lost).toEqual([])
  })
})
