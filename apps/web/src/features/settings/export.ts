import { projectId } from '@eidolon/contract/resources.ts'
import type { LoadApi } from '#lib/use-api.tsx'
import { saveBlob } from '#lib/files/save-file.ts'

/** Beyond this a page should not hold it all: the browser's own download writes it to the disk as it comes. */
export const largestInPage = 500_000_000

/** Where the browser fetches everything by itself. */
export const exportAddress = `/v1/account/export?${new URLSearchParams({ project: projectId })}`

type DownloadWatch = { readonly signal: AbortSignal; readonly onBytes: (bytes: number) => void }

/** Fetches everything as one archive, telling how much has arrived, and gives it to the browser to keep. */
export async function fetchExport(api: LoadApi, name: string, { signal, onBytes }: DownloadWatch): Promise<void> {
  const { send } = await api()
  const response = await send('GET', '/account/export', { signal })
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value)
    bytes += part.value.length
    onBytes(bytes)
  }
  saveBlob(name, new Blob(parts, { type: 'application/zip' }))
}
