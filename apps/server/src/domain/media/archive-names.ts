import { extensionFor } from '#domain/files/media-type.ts'

type ArchivedFile = { readonly createdAt: string; readonly seed: number | null; readonly characterName: string | null }

/** Names that say who, when and by which seed, and of which no two are the same, whatever a file system thinks of case. */
export function archiveNames(): (row: ArchivedFile, mimeType: string) => string {
  const given = new Map<string, number>()
  return ({ createdAt, seed, characterName }, mimeType) => {
    const who = cleaned(characterName ?? '') || 'upload'
    const when = createdAt.slice(0, 16).replace('T', ' ').replace(':', '.')
    const base = [who, when, ...(seed === null ? [] : [seed])].join(' - ')
    const count = (given.get(base.toLowerCase()) ?? 0) + 1
    given.set(base.toLowerCase(), count)
    return `${base}${count > 1 ? ` (${count})` : ''}.${extensionFor(mimeType) ?? 'bin'}`
  }
}

/** Without what some system does not take in a name. */
function cleaned(name: string): string {
  const safe = name
    .normalize('NFC')
    .replace(/[\p{C}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
  return Array.from(safe)
    .slice(0, 60)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '')
}
