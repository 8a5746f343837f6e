import { randomSetting, idsOf, maxScenery, randomGenes, scenery, type SceneryId } from '@eidolon/people'
import { describe, expect, it } from 'vitest'
import { makeNoise } from '#geometry/noise-tables.ts'
import { newMesh } from '#geometry/mesh.ts'
import { linear } from '#geometry/color.ts'
import { random } from '@eidolon/people'
import { lookAt, project } from '#lens/camera.ts'
import { setPart } from '#places/kit/set-part.ts'
import { box } from '#places/kit/shapes.ts'
import { makePlace, placeFor } from '#places/make-place.ts'
import { plain } from '#places/surfaces/paint.ts'
import type { FieldKit } from './piece-file.ts'
import { pieces } from './pieces.generated.ts'
import { meet, openShare, pictureOf, common, areaOf, type SceneryShot, shotOf } from './shot.ts'
import { spotsOf, withScenery } from './with-scenery.ts'

/** As high as a person, and seen as the framings of `lens/framing.ts` see one, from a little to the side. */
const someone = newMesh()
box(someone, {}, 5, 14, 2.6)
box(someone, { y: 14 }, 1.8, 2.8, 2)
const person = [setPart('person', someone, plain([0.5, 0.5, 0.5]))]
/** Any thing that is put on a table or a wall: it must be made to fit, whatever size it has. */
const thing = () => {
  const mesh = newMesh()
  box(mesh, { x: 2, y: -4, z: 1 }, 3, 14, 5)
  return [setPart('thing', mesh, plain([0.5, 0.5, 0.5]))]
}
const looks = {
  portrait: { y: 15.4, away: 17, focal: 4.2 },
  bust: { y: 14.6, away: 22, focal: 3.6 },
  half: { y: 13.8, away: 28, focal: 2.9 },
  'three-quarter': { y: 11.5, away: 38, focal: 2.6 },
  full: { y: 10.4, away: 46, focal: 2.3 },
  wide: { y: 11.4, away: 58, focal: 1.9 },
} as const
const seenIn = (framing: keyof typeof looks): SceneryShot => {
  const { y, away, focal } = looks[framing]
  const camera = lookAt([away * 0.25, y + 0.6, away * 0.97], [0, y, 0], { focal: focal * 100, width: 100, height: 100 })
  return { camera, parts: person, thing }
}

const meadow = makePlace('meadow', { time: 'day', weather: 'clear', seed: 3 })
const room = makePlace('living-room', { time: 'day', weather: 'clear', seed: 3 })
const ids = idsOf(scenery)

const kit: FieldKit = {
  noise: makeNoise(5),
  random: random('piece', 5),
  tone: (usual) => linear(usual),
  time: 'night',
  lamps: 1,
  wide: 0,
  thing,
  scatter: (count, each) => {
    for (let at = 0; at < count; at += 1) each((at % 40) - 20, 0, -Math.floor(at / 40))
  },
}
const partsOf = (id: SceneryId) => {
  const { build } = pieces[id]
  if (build.kind === 'solid') return build.make({ ...kit, random: random(id, 5), wide: build.size[0] })
  return build.kind === 'field' ? build.make({ ...kit, random: random(id, 5) }) : []
}

describe('scenery', () => {
  it('[ILL-310] is built within the size it says, out of finite numbers and few triangles', () => {
    const wrong = ids.flatMap((id) => {
      const { build } = pieces[id]
      const parts = partsOf(id)
      const count = parts.reduce((sum, { triangles }) => sum + triangles.length / 3, 0)
      const solid = parts.filter(({ blended }) => !blended).flatMap(({ positions }) => [...positions])
      const finite = parts.every(({ positions, normals }) => [...positions, ...normals].every(Number.isFinite))
      const [wide, high, deep] = build.kind === 'solid' ? build.size : [200, 60, 200]
      const limits = [wide / 2, high, deep / 2]
      const out = solid.filter((value, at) => {
        const axis = at % 3
        const limit = (limits[axis] ?? 0) * 1.04 + 0.4
        return axis === 1 ? value > limit || value < -high * 0.08 - 0.3 : Math.abs(value) > limit
      })
      return finite && count <= 20_000 && out.length === 0 ? [] : [{ id, finite, count, out: out.slice(0, 4) }]
    })
    expect(wrong).toEqual([])
  })

  it('[ILL-310] is the same for the same seed', () => {
    for (const id of ids.slice(0, 12))
      expect(partsOf(id).map(({ positions }) => positions)).toEqual(partsOf(id).map(({ positions }) => positions))
  })

  it.each(Object.keys(looks) as (keyof typeof looks)[])(
    '[ILL-311] is seen behind or beside the person: %s',
    (framing) => {
      const [outside, inside] = [shotOf(meadow, seenIn(framing)), shotOf(room, seenIn(framing))]
      const nth = Object.keys(looks).indexOf(framing)
      const lost = ids.flatMap((id, at) => {
        const { build, facts } = pieces[id]
        // Each piece in two of the six framings, a near one and a far one.
        if ((nth + at) % 3 > 0) return []
        if (build.kind !== 'solid' || facts.where === 'flat') return []
        const shot = facts.fits === 'outdoors' ? outside : inside
        const spot = spotsOf([id], shot)[0]?.[1]
        if (!spot) return [`${id}: nowhere`]
        const shown = common(spot.rect, pictureOf(shot))
        const { free } = openShare(shot, shot.walls, shown, 0)
        const share = (areaOf(shown) * free) / areaOf(pictureOf(shot))
        const before = spot.box.near < (shot.person.near + shot.person.far) / 2
        return share < 0.008 || before ? [`${id}: ${share.toFixed(4)}${before ? ', before the person' : ''}`] : []
      })
      expect(lost).toEqual([])
    },
  )

  it('[ILL-486] what is large is seen on both sides of the person rather than beyond the edge', () => {
    const street = shotOf(makePlace('city-street', { time: 'day', weather: 'clear', seed: 3 }), seenIn('half'))
    const inside = (['bus', 'double-decker', 'parked-car', 'police-car'] as const).map((id) => {
      const rect = spotsOf([id], street)[0]![1].rect
      return areaOf(common(rect, pictureOf(street))) / areaOf(rect)
    })
    expect(Math.min(...inside)).toBeGreaterThan(0.4)
  })

  it('[ILL-505] what stands has its foot on the ground wherever that is in the picture', () => {
    const shot = shotOf(meadow, seenIn('wide'))
    const hanging = ids.filter((id) => {
      const { build, facts } = pieces[id]
      const spot = build.kind === 'solid' && facts.where === 'stands' ? spotsOf([id], shot)[0]?.[1] : undefined
      if (!spot) return false
      const foot = project(shot.camera, [spot.x, meadow.ground(spot.x, spot.z), spot.z])
      return foot.y < shot.camera.height && spot.y > meadow.ground(spot.x, spot.z) + 0.1
    })
    expect(hanging).toEqual([])
  })

  it('[ILL-312] stands neither in the person nor in other pieces', () => {
    const standing = ids.filter((id) => pieces[id].build.kind === 'solid' && pieces[id].facts.where !== 'flat')
    const places = [shotOf(meadow, seenIn('full')), shotOf(room, seenIn('half'))]
    const clashes = standing.flatMap((one, at) =>
      // Of thousands of pairs some hundreds, spread over all of them.
      [7, 31, 64].filter((step, turn) => {
        const other = standing[(at + step) % standing.length]!
        const shot = places[(at + turn) % 2]!
        const boxes = [shot.person, ...spotsOf([one, other], shot).map(([, spot]) => spot.box)]
        return boxes.some((a, first) => boxes.slice(first + 1).some((b) => meet(a, b)))
      }),
    )
    expect(clashes).toEqual([])
  })

  it('[ILL-313] leaves a place without any as it is, and adds the same for the same order', () => {
    const setting = randomSetting(randomGenes(3), { accessories: [], without: [], background: 'meadow' }, 3)
    const place = placeFor(setting, 3)
    expect(withScenery(place, setting, 3, () => seenIn('full'))).toBe(place)
    const some = { ...setting, scenery: ids.slice(0, maxScenery) }
    const shapes = () => withScenery(place, some, 3, () => seenIn('full')).parts.map(({ positions }) => positions)
    expect(shapes()).toEqual(shapes())
    expect(shapes().length).toBeGreaterThan(place.parts.length)
  })

  it('[ILL-315] is lit as what stands around it', () => {
    const setting = randomSetting(randomGenes(3), { accessories: [], without: [], background: 'living-room' }, 3)
    const added = withScenery(room, { ...setting, scenery: ['table'] }, 3, () => seenIn('full')).parts.filter(
      ({ name }) => name === 'table',
    )
    expect(added).toHaveLength(1)
    expect(added.every(({ light }) => light !== undefined && Math.min(...light) > 0.01)).toBe(true)
  })

  it('[ILL-316] has the colour that was told with it; a plain background is all that is behind the person', () => {
    const setting = randomSetting(randomGenes(3), { accessories: [], without: [], background: 'studio' }, 3)
    const studio = placeFor(setting, 3)
    const color = (hex: string) => {
      const order = { ...setting, scenery: ['backdrop'], sceneryColours: { backdrop: hex } } as const
      const { parts } = withScenery(studio, order, 3, () => seenIn('full'))
      const spot = { x: 0, y: 14, z: -34, u: 0, v: 0, grain: 0.1, red: 0, green: 0, blue: 0, alpha: 1 }
      const asked = { ...spot, rough: 0, metal: 0, glow: 0, relief: 0, open: 1 }
      parts.find(({ name }) => name === 'backdrop')?.surface(asked)
      return [asked.red, asked.green, asked.blue].map((value) => value > 0.3)
    }
    expect([color('#ffff00'), color('#ff00ff'), color('#000000')]).toEqual([
      [true, true, false],
      [true, false, true],
      [false, false, false],
    ])
  })
})
