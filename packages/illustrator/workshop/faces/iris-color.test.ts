import { eyeColors, toOklab, toRgb } from '@eidolon/people'
import { describe, expect, it } from 'vitest'
import { irisColor, irisName } from './iris-color.ts'

describe('irisName', () => {
  it('[ILL-503] every colour of the catalogue has a name of its own kind, lit or in shade', () => {
    const named = eyeColors.map(({ id, more }) => [id, irisName(toOklab(more))])
    expect(Object.fromEntries(named)).toMatchObject({
      'dark-brown': 'brown',
      amber: 'hazel',
      green: 'green',
      'ice-blue': 'blue',
      grey: 'grey',
    })
    const [light, red, yellow] = toOklab('#3f6fa8')
    expect(irisName([light * 0.7, red, yellow])).toBe('blue')
  })
})

describe('irisColour', () => {
  it('[ILL-503] is that of the iris, whatever pupil, white and catch-light are', () => {
    const width = 32
    const iris = { x: 16, y: 16, radius: 6 }
    const [red, green, blue] = toRgb('#4a7a4a')
    const rgb = new Uint8Array(width * width * 3).fill(240)
    for (let row = 0; row < width; row += 1) {
      for (let column = 0; column < width; column += 1) {
        const out = Math.hypot(column + 0.5 - iris.x, row + 0.5 - iris.y) / iris.radius
        if (out < 1) rgb.set(out < 0.3 ? [5, 5, 5] : [red, green, blue], (row * width + column) * 3)
      }
    }
    rgb.set([255, 255, 255], (17 * width + 18) * 3)
    expect(irisName(irisColor(rgb, width, [iris]))).toBe('green')
  })
})
