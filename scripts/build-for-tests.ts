import { packIsStale, storePack } from '@eidolon/illustrator/workshop/load-pack.ts'
import { makeLibrary } from '#tests/support/seeded-library.ts'
import { buildWeb, webIsStale } from './build/build-web.ts'
import prepareServers from './build/prepare-servers.ts'

// What the outer rings run against. In a process of its own, because the bundler says in the environment that it builds
// for production, and because it gives way to what runs beside it.
if (await webIsStale()) await buildWeb()
if (await packIsStale()) await storePack()
await prepareServers()
await makeLibrary()
