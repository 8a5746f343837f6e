import { eyeColours, oklabOf, type Oklab, toLinear, toOklab } from '@eidolon/people'
import type { Landmarks } from './face-measures.ts'

/** What people call a colour of the eyes; shades of one name are not told apart at a glance. */
const names: Readonly<Record<string, (typeof eyeColours)[number]['id'][]>> = {
  brown: ['dark-brown', 'brown', 'light-brown'],
  hazel: ['amber', 'hazel'],
  green: ['green', 'grey-green'],
  blue: ['blue', 'grey-blue', 'ice-blue'],
  grey: ['grey'],
}

/** Light and shade change how light an iris is, so that lightness parts colours less. */
const lightShare = 0.15

/** The name of an iris' colour, by the shade that is nearest. */
export function irisName(colour: Oklab): string {
  let best = ''
  let least = Number.POSITIVE_INFINITY
  for (const [name, ids] of Object.entries(names)) {
    for (const { id, more } of eyeColours) {
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
 * The colour of both irises in RGB pixels: the mean of what lies between pupil and rim and between the lids. `points` are
 * the face's in the same pixels.
 */
export function irisColour(rgb: Uint8Array, width: number, points: Landmarks): Oklab {
  let [red, green, blue, weight] = [0, 0, 0, 0]
  for (const first of [468, 473]) {
    const [x, y] = points[first] ?? [0, 0]
    const rim = [1, 2, 3, 4].map((more) => points[first + more] ?? [0, 0])
    const radius = (Math.max(...rim.map(([at]) => at)) - Math.min(...rim.map(([at]) => at))) / 2
    for (let row = Math.floor(y - radius); row <= y + radius; row += 1) {
      for (let column = Math.floor(x - radius); column <= x + radius; column += 1) {
        const [across, down] = [column + 0.5 - x, row + 0.5 - y]
        const out = Math.sqrt(across * across + down * down) / radius
        // The lids shade what is above the pupil, and the catch-light lies there.
        if (out > 0.9 || out < 0.3 || down < -radius * 0.35) continue
        const at = (row * width + column) * 3
        red += toLinear(rgb[at] ?? 0)
        green += toLinear(rgb[at + 1] ?? 0)
        blue += toLinear(rgb[at + 2] ?? 0)
        weight += 1
      }
    }
  }
  const share = 1 / Math.max(1, weight)
  return oklabOf([red * share, green * share, blue * share])
}
