import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Landmarks } from '@eidolon/illustrator/workshop/faces/face-measures.ts'
import type { LandmarkModel } from '@eidolon/illustrator/workshop/faces.ts'
import { capture, root, step } from '#scripts/terminal.ts'

const folder = join(root, '.cache', 'landmarks')
const packages = [
  '@vladmandic/human@3.3.6',
  '@tensorflow/tfjs-core@4.22.0',
  '@tensorflow/tfjs-converter@4.22.0',
  '@tensorflow/tfjs-backend-wasm@4.22.0',
] as const

/** What we use of a package whose types this project does not know. */
type Human = {
  readonly tf: { tensor3d(data: Uint8Array, shape: readonly number[], type: string): object; dispose(it: object): void }
  load(): Promise<void>
  detect(image: object): Promise<{ readonly face: readonly { readonly mesh: Landmarks }[] }>
}

/**
 * MediaPipe's face mesh and iris model in WebAssembly, installed into the cache folder when it is not there: with 130 MB
 * too large to be installed for everybody.
 */
export async function openLandmarkModel(): Promise<LandmarkModel> {
  const modules = join(folder, 'node_modules')
  if (!existsSync(join(modules, '@tensorflow', 'tfjs-backend-wasm'))) await step('installing the face mesh', install)
  readFilesByFetch()
  const load = createRequire(join(folder, 'package.json'))
  const { Human } = load(join(modules, '@vladmandic', 'human', 'dist', 'human.node-wasm.js')) as {
    Human: new (settings: object) => Human
  }
  const off = { enabled: false }
  const human = new Human({
    backend: 'wasm',
    wasmPath: `${join(modules, '@tensorflow', 'tfjs-backend-wasm', 'dist')}/`,
    modelBasePath: pathToFileURL(`${join(modules, '@vladmandic', 'human', 'models')}/`).href,
    debug: false,
    // Every picture is another person.
    cacheSensitivity: 0,
    filter: off,
    face: {
      detector: { rotation: true, maxDetected: 1, minConfidence: 0.1 },
      mesh: { enabled: true },
      iris: { enabled: true },
      description: off,
      emotion: off,
    },
    body: off,
    hand: off,
    gesture: off,
    object: off,
    segmentation: off,
  })
  await human.load()
  return async (rgb, width, height) => {
    const image = human.tf.tensor3d(rgb, [height, width, 3], 'int32')
    const { face } = await human.detect(image)
    human.tf.dispose(image)
    const points = face[0]?.mesh ?? []
    return points.length >= 478 ? points : undefined
  }
}

async function install(): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }')
  const { code, output } = await capture('npm', [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    ...packages,
  ])
  if (code !== 0) throw new Error(output)
}

/** The package reads its models by `fetch`, which knows no files in Node. */
function readFilesByFetch(): void {
  const web = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    return address.startsWith('file:') ? new Response(await readFile(new URL(address))) : web(input, init)
  }
}
