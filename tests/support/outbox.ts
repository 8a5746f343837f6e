import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

type DataFolder = { readonly dataDir: string }

/** The texts of every mail or text message that a server without a carrier has written for somebody, oldest first. */
async function sentTo({ dataDir }: DataFolder, kind: 'mail' | 'sms', to: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox', kind)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.filter((text) => text.startsWith(`To: ${to}\n`))
}

const code = /^\d{6}\b/m
const link = /^https?:\S+$/m

/** The last six digits that somebody was sent; notices carry none. */
export async function codeFor(server: DataFolder, kind: 'mail' | 'sms', to: string): Promise<string> {
  const text = (await sentTo(server, kind, to)).findLast((each) => code.test(each)) ?? ''
  return code.exec(text)?.[0] ?? ''
}

/** The last link that somebody was sent, with what it brings back. */
export async function linkFor(server: DataFolder, to: string): Promise<{ url: URL; userId: string; secret: string }> {
  const text = (await sentTo(server, 'mail', to)).findLast((each) => link.test(each)) ?? ''
  const url = new URL(link.exec(text)?.[0] ?? 'about:blank')
  return { url, userId: url.searchParams.get('userId') ?? '', secret: url.searchParams.get('secret') ?? '' }
}
