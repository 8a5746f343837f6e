import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ShippedSamples } from '#application/engines/samples.ts'
import { embeddedId } from './embedded-abilities.ts'

/** Where the small pictures lie that come along; `node scripts/samples.ts` makes them. */
const shippedFolder = fileURLToPath(new URL('../../../../samples', import.meta.url))

/** Of the illustrator's choices, whose names were compared with its lists before they become those of files. */
export const shippedSamples =
  (folder = shippedFolder): ShippedSamples =>
  async (engineId, list, choice) =>
    engineId === embeddedId ? readFile(join(folder, list, `${choice}.webp`)).catch(() => undefined) : undefined
