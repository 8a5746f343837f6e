import { parseArgs } from 'node:util'
import { packIsStale, storePack } from '@eidolon/illustrator/workshop/load-pack.ts'
import { scenarios } from './comfyui/comfyui-scenarios.ts'
import { openWorld } from './comfyui/comfyui-world.ts'
import { seconds, step } from './terminal.ts'

/**
 * `npm run test:comfyui [-- --edge 256 --steps 4 words cancelled]`: draws with the ComfyUI that COMFYUI_URL names, as the
 * studio would, and says what came of each scenario. Words are parts of the names of those that are wanted.
 */
const { values, positionals: wanted } = parseArgs({
  options: { edge: { type: 'string', default: '256' }, steps: { type: 'string', default: '4' } },
  allowPositionals: true,
})
const [edge, steps] = [Number(values.edge), Number(values.steps)]
const { COMFYUI_URL: url, COMFYUI_KEY: key } = process.env
if (url === undefined || url === '' || !(edge >= 64) || !(steps >= 1)) {
  console.error(`COMFYUI_URL names the ComfyUI to draw with, such as http://127.0.0.1:8188. It needs one checkpoint of
SD 1.5 or SDXL whose name says so (v1-5, sd15, xl); a ControlNet for it is tried where there is one. Weights that were
never trained will do. --edge is at least 64, --steps at least 1.`)
  process.exit(1)
}
if (await packIsStale()) await step('packing the body data', storePack)

await using world = await openWorld({ url: url.replace(/\/+$/, ''), key, edge, steps })
const { state, engine } = world
if (!state.ready) {
  console.error(`${state.reason}\n${state.detail ?? ''}`)
  process.exit(1)
}
const { kinds, guidance, reference } = engine.abilities
console.log(`ComfyUI ${engine.version} at ${url}: ${kinds.join(', ')}; guided by ${guidance.join(', ') || 'nothing'};`)
console.log(`${reference ? 'shown' : 'not shown'} pictures of the character\n`)
let failed = 0
for (const [name, run] of scenarios) {
  if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue
  const started = performance.now()
  try {
    const found = await run(world)
    console.log(found === undefined ? `  – ${name}: no model for it` : `  ✓ ${name} (${seconds(started)}): ${found}`)
  } catch (error) {
    failed += 1
    console.log(`  ✗ ${name} (${seconds(started)})\n${error instanceof Error ? error.stack : String(error)}`)
    if (error instanceof Error && error.cause) console.log(error.cause)
  }
}
console.log(failed === 0 ? '\nall of it' : `\n${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
