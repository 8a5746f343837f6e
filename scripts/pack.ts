import { hashOf, loadPack, packBytes, packFile, storePack } from '@eidolon/illustrator/workshop/load-pack.ts'
import { step } from './terminal.ts'

// Compiles the body data into the illustrator's pack, whether or not there is one, and says what came of it.
const { bytes, packed } = await step('packing the body data', storePack)
const started = performance.now()
const pack = await loadPack()
const loaded = performance.now() - started
console.log(`
  ${packFile}
  ${(packed / 1e6).toFixed(1)} MB (${(bytes / 1e6).toFixed(1)} MB unpacked), read in ${loaded.toFixed(0)} ms
  ${pack.targets.size} morph targets, ${pack.proxies.size} meshes, ${pack.textures.size} textures, ${pack.poses.size} poses
  contents ${hashOf(await packBytes())}
`)
