import type { PriceSource } from '#application/subscription/ports.ts'

/** What the operator says. */
export const fixedPrice =
  (price: string): PriceSource =>
  async () =>
    price
