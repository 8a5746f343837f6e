import { linear } from '#geometry/color.ts'
import type { Mesh } from '#geometry/mesh.ts'
import type { Noise } from '#geometry/noise-tables.ts'
import type { Part } from '#geometry/part.ts'
import type { underSnow } from '#places/sky/snow.ts'
import { bark, bladeSpray, leafSpray } from '#places/surfaces/grown.ts'
import { leafy } from '#places/surfaces/leafy.ts'
import { setPart } from './set-part.ts'

type White = ReturnType<typeof underSnow>

/** Broad trees as several places have them: along a street, and in yards and villages. */
const kinds = {
  street: {
    bark: '#564a40',
    leaves: 60,
    long: 0.11,
    tones: ['#33582c', '#4a7534', '#6a933f', '#98ad52'],
    snow: 0.7,
  },
  yard: { bark: '#5f4c3e', leaves: 66, long: 0.1, tones: ['#2f5528', '#476f30', '#67913c', '#96ae50'], snow: 0.65 },
} as const

/** Trunks and crowns of such trees. */
export function treeParts(
  kind: keyof typeof kinds,
  [trunks, crowns]: readonly [trunks: Mesh, crowns: Mesh],
  noise: Noise,
  white: White,
): readonly Part[] {
  const { bark: brown, leaves, long, tones, snow } = kinds[kind]
  return [
    setPart('trunks', trunks, bark(linear(brown), noise)),
    leafy(
      'leaves',
      crowns,
      leafSpray(noise, leaves, long, 0.42),
      tones.map((hex) => white(hex, snow)),
    ),
  ]
}

type MapleGarden = { readonly trunks: Mesh; readonly maples: Mesh; readonly needles: Mesh; readonly grass: Mesh }

/** What grows around a shrine or a hot spring: maples in autumn, pines and grass. */
export function mapleGardenParts(
  { trunks, maples, needles, grass }: MapleGarden,
  noise: Noise,
  white: White,
): readonly Part[] {
  const tones = (share: number, ...hexes: readonly string[]) => hexes.map((hex) => white(hex, share))
  return [
    setPart('trunks', trunks, bark(linear('#4f4038'), noise)),
    leafy('maples', maples, leafSpray(noise, 80, 0.08, 0.6), tones(0.6, '#7a2a1c', '#b04424', '#d06a2c', '#e2963c')),
    leafy('needles', needles, leafSpray(noise, 110, 0.09, 0.16), tones(0.6, '#1f3a30', '#2c503c', '#456a48')),
    leafy('grass', grass, bladeSpray(noise, 26, 0.045), tones(0.45, '#556f34', '#76883f', '#9a9c54')),
  ]
}
