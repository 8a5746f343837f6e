import type { OverlayOptions } from 'sharp'
import type { FromPictureProcess } from '#adapters/images/picture-messages.ts'
import { inksOf, pageSizes } from '@eidolon/stories'
import type { PagePictureTask, PageTask } from './page-messages.ts'
import { pageSvgs } from './page-svg.ts'
import { pdfPage } from './pdf-page.ts'
import { storyFonts } from './story-fonts.ts'

/**
 * A process of its own for pages of stories. It alone may read SVG, which is written here and holds nothing but paths;
 * files that people bring are never opened in it, and those processes that open them refuse SVG.
 */
const decoders = ['VipsForeignLoadPng', 'VipsForeignLoadSvg']
const tell = (message: FromPictureProcess): void => void process.send?.(message)

async function openSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: decoders })
  return sharp
}
const opened = openSharp()

async function draw({ page, style, sizes, width, height, pictures, type }: PagePictureTask): Promise<Uint8Array> {
  const sharp = await opened
  const layers: OverlayOptions[] = []
  for (const { png, left, top, ...size } of pictures) {
    const { data, info } = await sharp(png)
      .resize(size.width, size.height, { fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    layers.push({ input: data, raw: { ...size, channels: info.channels }, left, top })
  }
  // The first is the paper, which would cover the pictures there.
  const inks = inksOf(page, style, sizes).slice(1)
  const svgs = pageSvgs(inks, pageSizes[style.format], { width, height }, await storyFonts())
  for (const svg of svgs) layers.push({ input: Buffer.from(svg), left: 0, top: 0 })
  const drawn = sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(layers)
    .removeAlpha()
  const coded = type === 'image/png' ? drawn.png() : drawn.jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
  return coded.toBuffer()
}

process.on('message', (task: PageTask) => {
  const made = task.kind === 'pdf' ? pdfPage(task) : draw(task)
  made.then(
    (bytes) => tell({ kind: 'done', bytes }),
    (error: unknown) => tell({ kind: 'failed', reason: String(error) }),
  )
})
// Nobody wants pages of a studio that is gone.
process.on('disconnect', () => process.exit())
tell({ kind: 'ready' })
