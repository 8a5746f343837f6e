import { mixed, type WritableColour, linear } from '#geometry/colour.ts'

import type { Air } from './air.ts'

/** Colours of things in the open, as white as the snow of the hour makes them; `usual` is how much of it stays on them. */
export const underSnow =
  (air: Air, usual: number, snow = '#e9f0f8') =>
  (hex: string, share = usual): WritableColour =>
    mixed(linear(hex), linear(snow), air.white * share)
