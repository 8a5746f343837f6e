import type { EffectId } from '@eidolon/people'
import { cos, exp, sin } from '@eidolon/people/exact.ts'
import { brightness, linear, scaled as brightened } from '#geometry/color.ts'
import { smoothstep } from '#geometry/interpolate.ts'
import { noise } from '#geometry/noise.ts'
import type { Light } from '#light/rig.ts'
import type { SpriteId } from '#places/effects/sprites.ts'
import { blurred } from '#raster/scale.ts'
import { drawSprite } from './draw-sprite.ts'
import type { Overlay, OverlayWork as Work } from './overlay.ts'
import { triples } from '#geometry/numbers.ts'

/** A light of this brightness, in the color that is asked for or in its own. */
const lightOf = (color: string | undefined, own: Light): Light => {
  if (color === undefined) return own
  const hue = linear(color)
  return brightened(hue, brightness(own) / Math.max(0.15, brightness(hue)))
}

/** Adds light at a pixel, less where the person is. */
function shine({ light, frame: { alpha } }: Work, pixel: number, [r, g, b]: Light, share: number, over = 0): void {
  const left = share * (1 - alpha[pixel]! * (1 - over))
  light[pixel * 3]! += r * left
  light[pixel * 3 + 1]! += g * left
  light[pixel * 3 + 2]! += b * left
}

/** Covers a pixel with a color. */
function cover({ light }: Work, pixel: number, color: Light, share: number): void {
  for (let channel = 0; channel < 3; channel++) {
    light[pixel * 3 + channel]! += (color[channel as 0 | 1 | 2] - light[pixel * 3 + channel]!) * share
  }
}

/** Bursts in the upper half, behind the person. */
function addFireworks(work: Work): void {
  const { frame, chance, colour } = work
  const { width, height } = frame
  const lights: readonly Light[] = triples`3.4 0.7 0.5, 3 2.2 0.7, 0.6 1.6 3.4, 0.7 2.6 1, 2.6 0.8 2.8`
  for (let at = 0; at < 7; at++) {
    const tint = lightOf(colour, lights[at % lights.length]!)
    const [midX, midY] = [width * chance.between(0.06, 0.94), height * chance.between(0.04, 0.42)]
    const reach = Math.max(width, height) * chance.between(0.08, 0.19)
    for (let ray = 0; ray < 44; ray++) {
      const angle = (ray / 44) * Math.PI * 2 + chance.middling() * 0.1
      const long = reach * chance.between(0.75, 1.05)
      for (let step = 0.18; step < 1; step += 0.6 / long) {
        const x = Math.round(midX + cos(angle) * long * step)
        const y = Math.round(midY + sin(angle) * long * step + long * 0.22 * step * step)
        if (x < 0 || y < 0 || x >= width || y >= height) continue
        shine(work, y * width + x, tint, 0.2 + step * step * step * 0.9)
      }
    }
  }
}

/** Rings, a star and signs that shine behind the person, as if drawn into the air. */
function addMagicCircle(work: Work): void {
  const { frame, colour } = work
  const { width, height, head } = frame
  const tint = lightOf(colour, [0.7, 1.5, 2.8])
  const radius = Math.min(width, height) * 0.44
  const [midX, midY] = [width / 2 + (head.x - width / 2) * 0.6, Math.min(height * 0.5, head.y + radius * 0.3)]
  const thin = Math.max(1, width / 420)
  const points = Array.from({ length: 6 }, (_, at) => (at / 6) * Math.PI * 2 + 0.5)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [offX, offY] = [x - midX, y - midY]
      const far = Math.sqrt(offX * offX + offY * offY)
      if (far > radius * 1.12) continue
      let strength = 0
      for (const ring of [1, 0.93, 0.66, 0.6]) {
        const off = (far - radius * ring) / thin
        strength += exp(-off * off) + exp(-off * off * 0.03) * 0.12
      }
      if (far < radius * 0.94) {
        for (let at = 0; at < 6; at++) {
          const [one, two] = [points[at]!, points[(at + 2) % 6]!]
          const [ax, ay] = [cos(one), sin(one)]
          const [nx, ny] = [-(sin(two) - ay), cos(two) - ax]
          const size = Math.sqrt(nx * nx + ny * ny)
          const off = ((offX - ax * radius * 0.93) * nx + (offY - ay * radius * 0.93) * ny) / size / thin
          strength += exp(-off * off) * 0.7
        }
      }
      if (strength > 0.01) shine(work, y * width + x, tint, strength * 0.7)
    }
  }
  for (let at = 0; at < 20; at++) {
    const angle = (at / 20) * Math.PI * 2
    const [x, y] = [midX + cos(angle) * radius * 0.8, midY + sin(angle) * radius * 0.8]
    drawSprite(
      'rune',
      { x, y, size: radius * 0.055, turn: -angle, flat: at % 2 === 0 ? 1 : -0.8 },
      [width, height],
      (pixel, share) => shine(work, pixel, tint, share * 0.8),
    )
  }
}

/** Ice that has grown over the edges of the picture. */
function addFrost(work: Work): void {
  const { width, height, alpha } = work.frame
  const long = Math.max(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [offX, offY] = [Math.abs(x / width - 0.5) * 2, Math.abs(y / height - 0.5) * 2]
      const edge = Math.max(offX, offY) + offX * offY * 0.3
      const [fineX, fineY] = [(x / long) * 21.3, (y / long) * 21.3]
      const bent = noise(fineX * 0.6, fineY * 0.6, 1.3) * 3
      const fern = Math.abs(noise(fineX * 2.3 + bent, fineY * 0.9 - bent, 3.1) - 0.5) * 2
      const grown = smoothstep(0.8, 1.22, edge + (noise(fineX * 0.3, fineY * 0.3, 7.7) - 0.5) * 0.4)
      const pixel = y * width + x
      const share = grown * (0.3 + 0.7 * (1 - fern) * (1 - fern)) * (1 - alpha[pixel]! * 0.5)
      if (share > 0.01) cover(work, pixel, [0.86, 0.94, 1], Math.min(0.85, share))
    }
  }
}

/** A cloud before the mouth, drifting to the side. */
function addBreath(work: Work): void {
  const { frame, chance, side } = work
  const { width, height, head } = frame
  for (let at = 0; at < 16; at++) {
    const along = at / 15
    const midX = head.x - side * head.radius * (0.35 + along * 1.7 + chance.middling() * 0.2)
    const midY = head.y + head.radius * (0.5 - along * 0.25 + chance.middling() * 0.22)
    const radius = head.radius * (0.12 + along * 0.42)
    const strong = 0.3 * (1 - along * 0.7)
    for (let y = Math.max(0, Math.floor(midY - radius * 2)); y < Math.min(height, midY + radius * 2); y++) {
      for (let x = Math.max(0, Math.floor(midX - radius * 2)); x < Math.min(width, midX + radius * 2); x++) {
        const out = ((x - midX) * (x - midX) + (y - midY) * (y - midY)) / (radius * radius)
        const share = strong * exp(-out * 1.6)
        if (share > 0.004) cover(work, y * width + x, [0.9, 0.94, 1], share)
      }
    }
  }
}

/** Blots and runs of paint or ink behind the person. */
function addSplash(work: Work): void {
  const { frame, chance, colour } = work
  const { width, height, alpha, head } = frame
  const tints: readonly Light[] =
    colour === undefined ? ['#e0304e', '#2f6ac8', '#f0b428', '#1c1c22'].map((hex) => linear(hex)) : [linear(colour)]
  const long = Math.max(width, height)
  const blots = Array.from({ length: 44 }, (_, at) => {
    const angle = chance.between(0, Math.PI * 2)
    const far = long * (at < 9 ? chance.between(0.1, 0.3) : chance.between(0.2, 0.58))
    return {
      x: head.x + cos(angle) * far,
      y: head.y + height * 0.12 + sin(angle) * far * 0.85,
      radius: long * (at < 9 ? chance.between(0.07, 0.15) : chance.between(0.006, 0.035)),
      tint: tints[at % tints.length]!,
      salt: at * 3.7,
    }
  })
  for (const { x: midX, y: midY, radius, tint, salt } of blots) {
    const reach = radius * 1.9
    for (let y = Math.max(0, Math.floor(midY - reach)); y < Math.min(height, midY + reach); y++) {
      for (let x = Math.max(0, Math.floor(midX - reach)); x < Math.min(width, midX + reach); x++) {
        const [offX, offY] = [(x - midX) / radius, (y - midY) / radius]
        const out = Math.sqrt(offX * offX + offY * offY)
        const [dirX, dirY] = out > 0 ? [offX / out, offY / out] : [1, 0]
        const edge =
          0.55 + 0.85 * noise(dirX * 2.6 + salt, dirY * 2.6, salt) + 0.3 * noise(dirX * 9, dirY * 9 + salt, 2)
        const share = 1 - smoothstep(edge - 0.06, edge + 0.02, out)
        const pixel = y * width + x
        if (share > 0) cover(work, pixel, tint, share * 0.94 * (1 - alpha[pixel]!))
      }
    }
  }
}

/** Light that has got into the camera at an edge. */
function addLeak(work: Work): void {
  const { frame, side } = work
  const { width, height } = frame
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const edge = side > 0 ? 1 - x / width : x / width
      const wave = noise((y / height) * 2.4, 1.7, 4.2) * 0.5
      const strength = exp(-edge * (5 - wave * 4)) * (0.5 + wave)
      if (strength < 0.01) continue
      shine(work, y * width + x, [1.5, 0.46, 0.14], strength, 1)
      shine(work, y * width + x, [0.5, 0.5, 0.1], strength * strength, 1)
    }
  }
}

/** Dust and smears on the glass, seen where light falls on them. */
function addLensDirt(work: Work): void {
  const { frame, chance } = work
  const { width, height } = frame
  for (let at = 0; at < 90; at++) {
    const radius = width * (at < 16 ? chance.between(0.02, 0.06) : chance.between(0.002, 0.012))
    const [midX, midY] = [chance.between(0, width), chance.between(0, height)]
    const strong = chance.between(0.02, 0.1)
    for (let y = Math.max(0, Math.floor(midY - radius)); y < Math.min(height, midY + radius); y++) {
      for (let x = Math.max(0, Math.floor(midX - radius)); x < Math.min(width, midX + radius); x++) {
        const out = Math.sqrt((x - midX) * (x - midX) + (y - midY) * (y - midY)) / radius
        if (out < 1)
          shine(
            work,
            y * width + x,
            [1, 0.96, 0.88],
            strong * (0.6 + 0.4 * out * out) * (1 - smoothstep(0.9, 1, out)),
            1,
          )
      }
    }
  }
}

/** The place seen in the person, and hardly anything around them. */
function addDoubleExposure(work: Work): void {
  const { light, frame } = work
  const { width, height, alpha, figure, place } = frame
  const second = Float32Array.from(place)
  blurred(second, 3, width, height, width / 300)
  for (let y = 0; y < height; y++) {
    for (let x = 0, pixel = y * width; x < width; x++, pixel++) {
      const mirrored = (Math.min(height - 1, Math.round(y * 0.72 + height * 0.06)) * width + (width - 1 - x)) * 3
      const inside = alpha[pixel]!
      for (let channel = 0; channel < 3; channel++) {
        const own = figure[pixel * 3 + channel]!
        const seen = own * 0.62 + second[mirrored + channel]! * (0.75 - Math.min(0.55, own * 0.5))
        light[pixel * 3 + channel] = seen * inside + (0.86 + place[pixel * 3 + channel]! * 0.06) * (1 - inside)
      }
    }
  }
}

/** Signs of drawn stories beside the head. */
const sign =
  (sprite: SpriteId, hex: string, [right, up, size, turn]: readonly [number, number, number, number], count = 1) =>
  (work: Work): void => {
    const { frame, side } = work
    const { width, height, head } = frame
    for (let at = 0; at < count; at++) {
      const x = head.x + head.radius * (right + at * 0.5) * side
      const y = head.y - head.radius * (up + at * 0.42)
      const lie = { x, y, size: Math.max(3, head.radius * (size - at * 0.05)), turn: turn + at * 0.4, flat: 1 }
      // A light edge keeps it apart from whatever is behind.
      drawSprite(sprite, { ...lie, size: lie.size * 1.25 }, [width, height], (pixel, share) =>
        cover(work, pixel, [1, 1, 1], share * 0.9),
      )
      drawSprite(sprite, lie, [width, height], (pixel, share, tone) =>
        cover(work, pixel, brightened(linear(hex), Math.min(1.6, tone)), share),
      )
    }
  }

export const drawnOverlays: Readonly<Partial<Record<EffectId, Overlay>>> = {
  fireworks: addFireworks,
  'magic-circle': addMagicCircle,
  frost: addFrost,
  breath: addBreath,
  splash: addSplash,
  'light-leak': addLeak,
  'lens-dirt': addLensDirt,
  'double-exposure': addDoubleExposure,
  'sweat-drop': sign('drop', '#6ab8e8', [1.02, 0.55, 0.34, 0.25]),
  'anger-mark': sign('anger', '#d8283c', [0.82, 0.95, 0.34, 0.2]),
  'exclamation-mark': sign('exclamation', '#e8b020', [1.4, 0.62, 0.44, -0.15]),
  'question-mark': sign('question', '#4a7ad0', [1.4, 0.62, 0.44, -0.1]),
  'sleep-letters': sign('zed', '#4a6ab0', [1.1, 0.4, 0.26, -0.2], 3),
}
