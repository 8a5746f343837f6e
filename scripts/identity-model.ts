import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { capture, root, step } from './terminal.ts'

/** Too large to be installed with everything else, and needed by nobody but this script. */
const packages = ['@vladmandic/face-api@1.7.15', '@tensorflow/tfjs@4.22.0', '@tensorflow/tfjs-backend-wasm@4.22.0']

export type FaceModel = {
  /** 128 numbers that are near for the same face; undefined where it sees none. */
  describe(pixels: Uint8ClampedArray, width: number, height: number): Promise<Float32Array | undefined>
}

type FaceApi = {
  readonly tf: {
    setBackend(name: string): Promise<boolean>
    ready(): Promise<void>
    tensor3d(data: Uint8Array, shape: readonly number[], type: string): { dispose(): void }
  }
  readonly nets: Record<string, { loadFromDisk(folder: string): Promise<void> } | undefined>
  readonly SsdMobilenetv1Options: new (options: { minConfidence: number }) => unknown
  detectSingleFace(
    image: unknown,
    options: unknown,
  ): { withFaceLandmarks(): { withFaceDescriptor(): Promise<{ descriptor: Float32Array } | undefined> } }
}

/** The face model of `@vladmandic/face-api` in WebAssembly, installed into the cache folder when it is not there. */
export async function openFaceModel(): Promise<FaceModel> {
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
        ...packages,
      ])
      if (code !== 0) throw new Error(output)
    })
  }
  const load = createRequire(join(folder, 'package.json'))
  const wasm = load('@tensorflow/tfjs-backend-wasm') as { setWasmPaths(folder: string): void }
  load('@tensorflow/tfjs')
  wasm.setWasmPaths(`${dirname(load.resolve('@tensorflow/tfjs-backend-wasm/package.json'))}/dist/`)
  const faces = load('@vladmandic/face-api/dist/face-api.node-wasm.js') as FaceApi
  await faces.tf.setBackend('wasm')
  await faces.tf.ready()
  const weights = join(dirname(load.resolve('@vladmandic/face-api/package.json')), 'model')
  for (const net of ['ssdMobilenetv1', 'faceLandmark68Net', 'faceRecognitionNet']) {
    await faces.nets[net]?.loadFromDisk(weights)
  }
  const options = new faces.SsdMobilenetv1Options({ minConfidence: 0.2 })
  return {
    async describe(pixels, width, height) {
      const rgb = new Uint8Array(width * height * 3)
      for (let at = 0, to = 0; at < pixels.length; at += 4, to += 3) rgb.set(pixels.subarray(at, at + 3), to)
      const image = faces.tf.tensor3d(rgb, [height, width, 3], 'int32')
      const found = await faces.detectSingleFace(image, options).withFaceLandmarks().withFaceDescriptor()
      image.dispose()
      return found?.descriptor
    },
  }
}
