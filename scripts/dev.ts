import { watch } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { launchServer } from './launch-server.ts'
import { packIsStale, storePack } from '@eidolon/illustrator/workshop/load-pack.ts'
import { root, show, step } from './terminal.ts'

if (await packIsStale()) await step('packing the body data', storePack)

// The API restarts by itself on changes and may move to another port, so it gets a fixed one of its own.
const api = process.env.API_PORT ?? '3100'
const server = await launchServer({ PORT: api }, { watch: true })
if (!server.ready) process.exit(await server.ended)

const target = `http://127.0.0.1:${api}`
const vite = await createServer({
  root: join(root, 'apps', 'web'),
  configFile: join(root, 'apps', 'web', 'vite.config.ts'),
  server: { port: 3000, proxy: { '/v1': { target, ws: true }, '/rpc': { target, ws: true }, '/shared': target } },
})
await vite.listen()
vite.printUrls()
console.log(`  API      ${target} (reloads on changes)`)
console.log('  Kit      /kit.html shows every component')

// A place or a pose that is added while this runs is in the catalog a moment later, and API and web reload by that.
const illustrator = join(root, 'packages', 'illustrator')
let changed: NodeJS.Timeout | undefined
watch(join(illustrator, 'src'), { recursive: true }, () => {
  clearTimeout(changed)
  changed = setTimeout(() => void show(process.execPath, [join(illustrator, 'workshop', 'content.ts')]), 300)
})

process.exitCode = await server.ended
clearTimeout(changed)
await vite.close()
