import { thingMaterials } from '@eidolon/people'
import { expect, it } from 'vitest'
import { linear } from '#geometry/color.ts'
import { toPart } from '#geometry/mesh-part.ts'
import { newMesh } from '#geometry/mesh.ts'
import type { Part, SurfacePoint } from '#geometry/part.ts'
import { ball } from '#geometry/shapes.ts'
import { makeSpot } from '#raster/spot.ts'
import { wood } from './materials.ts'
import { inTint } from './tint.ts'

function thing(): readonly Part[] {
  const mesh = newMesh()
  ball(mesh, [0, 0, 0], [1, 2, 1])
  const look = { material: 'hard', surface: wood([0.3, 0.2, 0.1]) } as const
  return [toPart(mesh, { ...look, name: 'body' }), toPart(mesh, { ...look, name: 'trim' })]
}

function ask(part: Part | undefined, y = 0.3): SurfacePoint {
  const spot = { ...makeSpot(), x: 0.4, y, z: 0.8, grain: 0.01 }
  part?.surface(spot)
  return spot
}

it('[ILL-371] without a colour of its own a thing is as it was, to the part', () => {
  const parts = thing()
  expect(inTint(parts, undefined)).toBe(parts)
})

it('[ILL-371] a told colour is seen on the first part, or on those that are named', () => {
  const parts = thing()
  const [red, green, blue] = linear('#3d7a4c')
  const isGreen = (part: Part | undefined): boolean => {
    const spot = ask(part)
    return (
      Math.abs(spot.red / spot.green - red / green) < 1e-6 && Math.abs(spot.blue / spot.green - blue / green) < 1e-6
    )
  }
  expect(inTint(parts, { colour: '#3d7a4c' }).map(isGreen)).toEqual([true, false])
  expect(inTint(parts, { colour: '#3d7a4c' }, ['trim']).map(isGreen)).toEqual([false, true])
  expect(inTint(parts, { colour: '#3d7a4c' }, ['body', 'trim']).map(isGreen)).toEqual([true, true])
})

it.each(thingMaterials.map(({ id }) => id))(
  '[ILL-371] a thing of %s has possible colours, and none like another',
  (id) => {
    const looks = thingMaterials.map(({ id: material }) => {
      const [part] = inTint(thing(), { material })
      // Prints differ by where their ink is.
      const asked = [0.3, 0.36, 0.47, 0.61].flatMap((y) => {
        const { red, green, blue, alpha, rough, metal, glow } = ask(part, y)
        return [red, green, blue, alpha, rough, metal, glow]
      })
      return [material, part?.material, asked] as const
    })
    const [, , own = []] = looks.find(([material]) => material === id) ?? []
    expect(own.every((value, at) => value >= 0 && value <= (at % 7 === 6 ? 3 : 1))).toBe(true)
    const twins = looks.filter(([, , other]) => other.join(' ') === own.join(' '))
    expect(twins.map(([material]) => material)).toEqual([id])
  },
)
