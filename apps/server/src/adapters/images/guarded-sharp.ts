import type Sharp from 'sharp'

const decoders = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}`)

let opened: Promise<typeof Sharp> | undefined

/**
 * The library, loaded with the first picture and not with the server. Only the decoders of plain pictures are left
 * unlocked, whatever a file pretends to be; one thread for each picture, nothing kept. Locked once: doing it again
 * would for a moment refuse the pictures that other threads are about to read.
 */
export function guardedSharp(): Promise<typeof Sharp> {
  opened ??= open()
  return opened
}

async function open(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: decoders })
  return sharp
}
