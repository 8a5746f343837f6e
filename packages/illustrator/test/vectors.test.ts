import { createHash } from 'node:crypto'
import {
  accessories,
  backgrounds,
  beards,
  cameras,
  composeSetting,
  compositions,
  effects,
  expressions,
  hairStyles,
  lenses,
  lights,
  materials,
  outfits,
  patterns,
  phenotype,
  poses,
  randomGenes,
  type Scene,
  type Setting,
  type StyleId,
  styles,
  views,
} from '@eidolon/people'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '#body/body.ts'
import { poseBody } from '#body/make-body.ts'
import { makePerson, type Person } from '#body/person.ts'
import type { Part } from '#geometry/part.ts'
import { growBeard } from '#hair/grow-beard.ts'
import { growHair } from '#hair/grow-hair.ts'
import type { Pack } from '#pack/pack.ts'
import { drawPicture } from '#picture/draw-picture.ts'
import { chooseView } from '#lens/framing.ts'
import { relight } from '#places/lighting/relight.ts'
import { makePlace } from '#places/make-place.ts'
import { adorn, separatesOf } from '#props/adorn.ts'
import { poses as moves } from '#poses/poses.generated.ts'
import { makeSpot } from '#raster/spot.ts'
import { makeScratch } from '#raster/scratch.ts'
import { dress } from '#wardrobe/dress.ts'
import type { Worn } from '#wardrobe/worn.ts'
import { loadPack } from '#workshop/load-pack.ts'

const colours = { primary: '#334a6e', secondary: '#8a8578', accent: '#c8564a', seed: 5 }
const hair = { colour: '#5c3d29', highlight: '#8a6443', highlights: 0.2, grey: 0.1 }

/**
 * Form and colour of parts in a few letters: every vertex to a hundredth of a millimetre, and what the surface answers at
 * some of them. Whatever changes one of them changes the letters.
 */
function digest(parts: readonly Part[]): string {
  const sum = createHash('sha256')
  for (const { name, material, positions, triangles, rest = positions, uvs, surface } of parts) {
    sum.update(`${name} ${material}`)
    sum.update(Int32Array.from(positions, (value) => Math.round(value * 10_000)))
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

describe('everything that can be asked for has its own form', () => {
  let pack: Pack
  let person: Person
  let body: Body
  beforeAll(async () => {
    pack = await loadPack()
    person = makePerson(pack, phenotype(randomGenes(21)))
    body = poseBody(person, { pose: 'standing', expression: 'neutral', seed: 1 })
  })

  it('[ILL-240] outfits', () => {
    const vectors = vectorsOf(outfits, (outfit) => digest(dress(body, { ...colours, outfit, presentation: 0.5 }).parts))
    expect(vectors).toMatchSnapshot()
    expect(twins(vectors)).toEqual([])
  })

  it('[ILL-240] cloth', () => {
    const sewn = (more: Partial<Worn>) =>
      digest(dress(body, { ...colours, outfit: 'hoodie', presentation: 0.5, ...more }).parts)
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
      const worn = { ...colours, outfit: isLow ? 'summer-dress' : 'suit', presentation: 0.5 } as const
      return digest(sewn.length > 0 ? dress(body, worn, () => {}, sewn).parts : adorn(body, [id], colours))
    })
    expect(vectors).toMatchSnapshot()
    expect(twins(vectors)).toEqual([])
  })

  it('[ILL-240] hair styles', () => {
    const vectors = vectorsOf(hairStyles, (style) => {
      const { length, curl } = hairStyles.find(({ id }) => id === style)?.more ?? { length: 0, curl: 0 }
      return digest(growHair(body, { ...hair, style, length, curl }))
    })
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
    const shape = (one: Body) =>
      createHash('sha256')
        .update(Int32Array.from(one.posed, (value) => Math.round(value * 10_000)))
        .digest('hex')
        .slice(0, 10)
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
  /** A small picture of the same person in a park by day. */
  const drawn = (more: Partial<Scene>, style: StyleId = 'studio') => {
    const genes = randomGenes(21)
    const scene = { accessories: [], without: [], framing: 'bust', background: 'park', time: 'day', ...more } as const
    const order = { genes, setting: composeSetting(genes, scene, 21), style, seed: 21, width: 96, height: 96 }
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
