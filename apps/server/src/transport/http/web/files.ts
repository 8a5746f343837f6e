import { open, readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Fault } from '#domain/shared/fault.ts'
import { contentTypeOf } from '#transport/http/protocol/content-types.ts'
import type { Sendable } from '#transport/http/protocol/send-file.ts'
import type { Resource } from './resource.ts'

/** Large enough that reading is not the bottleneck, small enough for many downloads at once. */
const chunk = 256 * 1024

/** Every file of a built web by its address. Asked for by name only, so no path can lead out of the folder. */
export async function listFiles(root: string): Promise<ReadonlyMap<string, Resource>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
  const all = new Set(paths)
  const originals = paths.filter((path) => !/\.(br|gz|html)$/.test(path))
  const resources = originals.map(async (path): Promise<[string, Resource]> => {
    const address = `/${relative(root, path).split(sep).join('/')}`
    const type = contentTypeOf(path)
    return [
      address,
      {
        cacheControl: address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        identity: await onDisk(path, type),
        ...(all.has(`${path}.br`) && { br: await onDisk(`${path}.br`, type, 'br') }),
        ...(all.has(`${path}.gz`) && { gzip: await onDisk(`${path}.gz`, type, 'gzip') }),
      },
    ]
  })
  return new Map(await Promise.all(resources))
}

async function onDisk(path: string, type: string, encoding?: 'br' | 'gzip'): Promise<Sendable> {
  const { size, mtimeMs } = await stat(path)
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${encoding ? `-${encoding}` : ''}"`
  return {
    type,
    size,
    etag,
    ...(encoding && { encoding }),
    async open({ start, end }) {
      const file = await open(path).catch((cause: unknown) => {
        // The web has been built anew since the start: the pages that named this file are gone as well.
        throw new Fault('general_route_not_found', {}, { cause })
      })
      return file.createReadStream({ start, end, highWaterMark: chunk })
    },
  }
}
