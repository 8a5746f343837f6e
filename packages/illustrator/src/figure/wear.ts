import type { Body } from '#body/body.ts'
import type { Setting } from '@eidolon/people'
import type { Part } from '#geometry/part.ts'
import { growBeard } from '#hair/grow-beard.ts'
import { growHair } from '#hair/grow-hair.ts'
import { tuckedStyle } from '#hair/hat-compression.ts'
import type { Pause } from '#raster/draw-opaque.ts'
import { dress, type Separate } from '#wardrobe/dress.ts'
import { type Dressed, isBarefoot } from '#wardrobe/worn.ts'

/** What a body is dressed in and what grows on it. */
export type Wear = {
  readonly clothes: Dressed
  readonly locks: readonly Part[]
  readonly whiskers: readonly Part[]
}

/** The clothes of a setting; `separates` are what of the accessories is sewn with them. */
export function dressIn(
  body: Body,
  setting: Setting,
  seed: number,
  pause: Pause,
  separates: readonly Separate[],
): Dressed {
  const { outfit, primary, secondary, accent, material, pattern, torn, bottom, shoes } = setting
  const { presentation, marks } = body.bodyParams
  const barefoot = isBarefoot(marks.ids)
  const worn = {
    outfit,
    primary,
    secondary,
    accent,
    material,
    pattern,
    torn,
    presentation,
    seed,
    barefoot,
    bottom,
    shoes,
  }
  return dress(body, worn, pause, separates)
}

export function wearIn(body: Body, setting: Setting, seed: number, pause: Pause, separates: readonly Separate[]): Wear {
  const { hair, beard } = body.bodyParams
  const clothes = dressIn(body, setting, seed, pause, separates)
  pause()
  const style = tuckedStyle(hair.style, setting.accessories)
  const locks = growHair(body, { ...hair, style }, setting.accessories, clothes.parts)
  pause()
  const whiskers = growBeard(body, { style: beard.style, colour: hair.colour, grey: hair.grey }, clothes.parts)
  pause()
  return { clothes, locks, whiskers }
}
