import { openZip } from '#adapters/zip/read-zip.ts'
import { type ZipEntry, zipStream } from '#adapters/zip/write-zip.ts'
import type { RewriteContainer } from '#application/marking/ports.ts'
import { wholeOf } from '#application/shared/streams.ts'

/** It was made here; what it says of itself is believed as far as anything that is made here goes. */
const rules = {
  entries: 1000,
  ratio: 1100,
  growsFreely: 1_000_000,
  problem: (flaw: string, name: string, cause?: unknown) =>
    new Error(`The zip cannot be taken apart: ${flaw} ${name}`, { cause }),
}
/** No time stands in such a zip but the first that one can tell, so that the same files give the same zip. */
const modifiedAt = new Date('1980-01-01T00:00:00Z')

/** A zip of a sheet, in the same order, one file after the other. */
export const rewriteZip: RewriteContainer = async (bytes, change) => {
  const zip = await openZip(bytes, rules)
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const name of zip.names) {
      const content = zip.read(name)
      if (!content) continue
      const changed = await change({ name, bytes: await wholeOf(content) })
      const open = async () => ReadableStream.from([changed])
      yield { name, modifiedAt, size: changed.length, open, deflate: !name.endsWith('.png') }
    }
  }
  return wholeOf(zipStream(entries()))
}
