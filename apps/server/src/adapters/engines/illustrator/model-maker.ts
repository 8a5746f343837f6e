import { type EncodeTexture, makeAvatar, type Pack, writeModel } from '@eidolon/illustrator'
import { illustratorVersion } from '@eidolon/illustrator/version.ts'
import { Stopped, type Watch } from '@eidolon/illustrator/watch.ts'
import type { ModelFile, PictureOrder } from '#application/illustrator/illustrator.ts'

/** What VRM asks to be said of what others may do. Whoever made the character decides, so nobody else may anything yet. */
const reserved = {
  version: '1',
  licenseUrl: 'https://vrm.dev/licenses/1.0/',
  avatarPermission: 'onlyAuthor',
  commercialUsage: 'personalNonProfit',
  creditNotation: 'required',
  allowRedistribution: false,
  modification: 'prohibited',
} as const

/** Somebody as a file for other programs. */
export function makeModel(pack: Pack, order: PictureOrder, file: ModelFile, watch: Watch): Promise<Uint8Array> {
  const pause = (): void => {
    if (watch.stopped()) throw new Stopped('The drawing was stopped.')
  }
  const avatar = makeAvatar(pack, order, pause)
  pause()
  const generator = `Eidolon illustrator ${illustratorVersion}`
  const { format, name, author } = file
  const copyright = `${name} by ${author}. All rights reserved.`
  if (format === 'glb') return writeModel(avatar, { format, copyright }, generator, encodeTexture)
  const meta = { ...reserved, name, authors: [author], copyrightInformation: copyright }
  return writeModel(avatar, { format, copyright, meta }, generator, encodeTexture)
}

const encodeTexture: EncodeTexture = async (pixels, size, kind) => {
  // Most threads never make a model: what encodes textures is loaded by the first that does.
  const { default: sharp } = await import('sharp')
  const picture = sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
  return Uint8Array.from(await (kind === 'png' ? picture.png() : picture.jpeg({ quality: 88 })).toBuffer())
}
