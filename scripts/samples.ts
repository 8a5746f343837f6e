import { packIsStale, storePack } from '@eidolon/illustrator/workshop/load-pack.ts'
import { planSamples } from '@eidolon/illustrator/workshop/samples.ts'
import { step } from './terminal.ts'

/**
 * `node scripts/samples.ts [--all]`: the small pictures of poses, outfits, places and so on that come along with the
 * studio. Draws those whose entry is new or has changed, or all of them.
 */
if (await packIsStale()) await step('packing the body data', storePack)
const { open, count, draw } = await planSamples(process.argv.includes('--all'))
await step(`drawing ${open.length} of ${count} small pictures`, draw)
