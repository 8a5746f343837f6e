import { eyeColors, oklabOf, type Oklab, toLinear, toOklab } from '@eidolon/people'
import type { Iris } from './irises.ts'

/** What people call a color of the eyes; shades of one name are not told apart at a glance. */
const names: Readonly<Record<string, (typeof eyeColors)[number]['id'][]>> = {
  brown: ['dark-brown', 'brown', 'light-brown'],
  hazel: ['amber', 'hazel'],
  green: ['green', 'grey-green'],
  blue: ['blue', 'grey-blue', 'ice-blue'],
  grey: ['grey'],
}

/** Light and shade change how light an iris is, so that lightness parts colors less. */
const lightShare = 0.15

/** The name of an iris' color, by the shade that is nearest. */
export function irisName(colour: Oklab): string {
  let best = ''
  let least = Number.POSITIVE_INFINITY
  for (const [name, ids] of Object.entries(names)) {
    for (const { id, more } of eyeColors) {
      if (!ids.includes(id)) continue
      const shade = toOklab(more)
      const [light, a, b] = [colour[0] - shade[0], colour[1] - shade[1], colour[2] - shade[2]]
      const away = lightShare * light * light + a * a + b * b
      if (away >= least) continue
      least = away
      best = name
    }
  }
  return best
}

/**
 * The color of irises in RGB pixels: the middle one of what lies between pupil and rim and below the shade of the lids,
 * so that a catch-light, which eyes look past as well, does not count.
 */
export function irisColor(rgb: Uint8Array, width: number, irises: readonly Iris[]): Oklab {
  const seen: Oklab[] = []
  for (const { x, y, radius } of irises) {
    for (let row = Math.floor(y - radius); row <= y + radius; row += 1) {
      for (let column = Math.floor(x - radius); column <= x + radius; column += 1) {
        const [across, down] = [column + 0.5 - x, row + 0.5 - y]
        const out = Math.sqrt(across * across + down * down) / radius
        if (out > 0.8 || out < 0.3 || down < -radius * 0.3) continue
        const at = (row * width + column) * 3
        seen.push(oklabOf([toLinear(rgb[at] ?? 0), toLinear(rgb[at + 1] ?? 0), toLinear(rgb[at + 2] ?? 0)]))
      }
    }
  }
  const middle = (part: 0 | 1 | 2) => seen.map((one) => one[part]).toSorted((a, b) => a - b)[seen.length >> 1] ?? 0
  return [middle(0), middle(1), middle(2)]
}
