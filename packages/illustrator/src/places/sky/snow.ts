import { mixed, type WritableColor, linear } from '#geometry/color.ts'

import type { Air } from './air.ts'

/** Colors of things in the open, as white as the snow of the hour makes them; `usual` is how much of it stays on them. */
export const underSnow =
  (air: Air, usual: number, snow = '#e9f0f8') =>
  (hex: string, share = usual): WritableColor =>
    mixed(linear(hex), linear(snow), air.white * share)
