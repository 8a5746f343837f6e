import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packFile as storedPack } from '@eidolon/illustrator/workshop/load-pack.ts'
import { illustratorVersion } from '@eidolon/illustrator/version.ts'
import sharp from 'sharp'
import { comfyServer } from '#server/adapters/engines/comfyui/comfy-server.ts'
import { comfyuiEngine, type ComfyuiOptions } from '#server/adapters/engines/comfyui/comfyui.ts'
import { motionGuide } from '#server/adapters/engines/embedded/motion-guide.ts'
import { stageGuide } from '#server/adapters/engines/embedded/stage-guide.ts'
import { packFile } from '#server/adapters/engines/illustrator/pack-file.ts'
import { illustratorPool } from '#server/adapters/engines/illustrator/pool.ts'
import { root } from '#scripts/terminal.ts'

const workflows = join(root, 'apps/server/src/adapters/engines/comfyui/workflows')
const program = new URL('../../apps/server/src/adapters/engines/illustrator/thread-main.ts', import.meta.url)

export type WorldOptions = {
  readonly url: string
  readonly key: string | undefined
  /** Square root of the pixels of a picture, and the steps that it is drawn in. */
  readonly edge: number
  readonly steps: number
}

export type ComfyWorld = Awaited<ReturnType<typeof openWorld>>

/** A real ComfyUI and our adapter of it, which draws small pictures in few steps by the workflows that come along. */
export async function openWorld({ url, key, edge, steps }: WorldOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'eidolon-comfyui-'))
  for (const name of await readdir(workflows)) {
    const text = await readFile(join(workflows, name), 'utf8')
    await writeFile(join(folder, name), JSON.stringify(smaller(JSON.parse(text), edge, steps)))
  }
  const illustrator = illustratorPool({
    threads: 1,
    version: illustratorVersion,
    program,
    pack: packFile(storedPack),
  })
  const [guide, motion] = [stageGuide(illustrator), motionGuide(illustrator)]
  const engineWith = (more: Partial<ComfyuiOptions> = {}) =>
    comfyuiEngine({ urls: [url], key, workflows: undefined, comesAlong: folder, guide, motion, ...more })
  const pixels = await sharp({
    create: { width: edge, height: edge, channels: 3, background: '#b08060' },
  })
    .png()
    .toBuffer()
  const engine = engineWith()
  const state = await engine.readiness()
  return {
    engine,
    engineWith,
    state,
    server: comfyServer({ url, key }),
    /** A picture as engines are sent it. */
    picture: { png: new Uint8Array(pixels), width: edge, height: edge },
    async [Symbol.asyncDispose]() {
      await illustrator[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Template = Readonly<Record<string, { readonly inputs?: Readonly<Record<string, unknown>> }>>

function smaller(template: Template, edge: number, steps: number): object {
  const nodes = Object.entries(template).map(([id, node]) => {
    if (id === '_eidolon') return [id, { ...node, edge, step: Math.min(64, edge / 4) }]
    const { inputs = {} } = node
    return [id, { ...node, inputs: { ...inputs, ...('steps' in inputs && { steps }) } }]
  })
  return Object.fromEntries(nodes)
}
