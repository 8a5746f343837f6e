import { describe, expect, it } from 'vitest'
import { offSkin, oklabOf, skinLimit, toOklab } from '@eidolon/people'
import { makeSpot } from '#raster/spot.ts'
import { linear } from '#geometry/color.ts'
import { edged } from './edges.ts'
import { surface } from './surfaces.ts'

const skins = ['#f4d9c8', '#d9a67f', '#915d3b', '#45281e']

describe('edged', () => {
  it('[ILL-130] gives cloth in the colour of the skin borders that differ from it', () => {
    for (const skin of skins) {
      const cloth = edged(surface(linear(skin), 'knit'), toOklab(skin))
      const hem = { ...makeSpot(), u: 0.06, v: -1, x: 0.9, y: 2, z: 0.5, grain: 0.02 }
      cloth(hem)
      expect(offSkin(oklabOf([hem.red, hem.green, hem.blue]), toOklab(skin))).toBeGreaterThan(skinLimit)
    }
  })

  it('[ILL-130] leaves other cloth alone', () => {
    const blue = surface(linear('#2f58b0'), 'cotton')
    for (const skin of skins) expect(edged(blue, toOklab(skin))).toBe(blue)
  })
})
