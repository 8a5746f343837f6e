import type { StyleId } from '@eidolon/people'
import type { Light, Rig } from '#light/rig.ts'

const scaled = ([r, g, b]: Light, factor: number): Light => [r * factor, g * factor, b * factor]

const gray = ([r, g, b]: Light): Light => {
  const value = 0.3 * r + 0.59 * g + 0.11 * b
  return [value, value, value]
}

/** As if by lamplight, a little. */
const warmed = ([r, g, b]: Light, factor: number): Light => [r * factor * 1.03, g * factor, b * factor * 0.95]

/** The light a style wants, made of the place's own: film noir turns the fill down, drawings want plain shapes. */
export function lightFor(style: StyleId, rig: Rig): Rig {
  const { key, fill, rims, sky, ground } = rig
  switch (style) {
    case 'noir':
      return {
        ...rig,
        key: { ...key, light: scaled(gray(key.light), 1.3), soft: Math.min(key.soft, 0.25) },
        fill: { ...fill, light: scaled(gray(fill.light), 0.4) },
        rims: rims.map((rim) => ({ ...rim, light: scaled(gray(rim.light), 1.5) })),
        sky: scaled(gray(sky), 0.65),
        ground: scaled(gray(ground), 0.45),
      }
    case 'neon':
      return {
        ...rig,
        key: { ...key, light: scaled(key.light, 0.72) },
        fill: { ...fill, light: scaled(fill.light, 0.7) },
        rims: [
          { from: [-0.86, 0.2, -0.47], light: [2.2, 0.3, 1.5] },
          { from: [0.86, 0.25, -0.44], light: [0.2, 1.5, 2.3] },
        ],
        sky: [sky[0] * 0.55, sky[1] * 0.5, sky[2] * 0.8],
        ground: [ground[0] * 0.6, ground[1] * 0.45, ground[2] * 0.8],
      }
    case 'storybook':
      return {
        ...rig,
        key: { ...key, light: warmed(key.light, 1), soft: Math.max(key.soft, 0.85) },
        fill: { ...fill, light: warmed(fill.light, 1.5) },
        // A lamp behind the shoulder that the key light leaves dark sets people off from where they are.
        rims: [...rims, { from: [key.from[0] > 0 ? -0.7 : 0.7, 0.42, -0.58], light: [0.85, 0.66, 0.46] }],
        sky: warmed(sky, 1.12),
        ground: warmed(ground, 1.35),
      }
    case 'anime':
    case 'comic':
    case 'pixel':
      return { ...rig, key: { ...key, soft: Math.min(key.soft, 0.35) } }
    case 'painterly':
    case 'studio':
    case 'watercolour':
    case 'sketch':
      return rig
  }
}
