import sharp from 'sharp'

/** The library alone, set up as the server does it: what a preview costs at least. */
export async function barePreview(source: Uint8Array, width: number): Promise<Uint8Array> {
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp(source).autoOrient().resize(width).webp({ quality: 80, effort: 2 }).toBuffer()
}

/** Twelve megapixels of something like a photograph: smooth, with grain. */
export async function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 400, height: 300, channels: 3, background: 'grey', noise } as const
  const grain = await sharp({ create }).png().toBuffer()
  return sharp(grain).resize(4000, 3000).jpeg({ quality: 90 }).toBuffer()
}
