import type { AccountImport, Counts } from '@eidolon/contract/accounts/account-data.ts'
import { formatNumber } from '#lib/format.ts'

const names = [
  ['characters', 'character', 'characters'],
  ['media', 'picture or video', 'pictures and videos'],
  ['albums', 'album', 'albums'],
  ['presets', 'preset', 'presets'],
  ['outfits', 'outfit', 'outfits'],
  ['stories', 'story', 'stories'],
  ['poses', 'pose', 'poses'],
  ['versions', 'earlier look', 'earlier looks'],
] as const

/** What an import brought, in a sentence or two. */
export function importWords({ added, present }: AccountImport): string {
  const here = sum(present)
  const already = here === 0 ? '' : ` ${formatNumber(here)} ${here === 1 ? 'was' : 'were'} here already.`
  const counted = names.flatMap(([kind, one, many]) => {
    const count = added[kind]
    return count === 0 ? [] : [`${formatNumber(count)} ${count === 1 ? one : many}`]
  })
  if (counted.length > 0) return `Added: ${counted.join(', ')}.${already}`
  return here === 0 ? 'There was nothing in it to add.' : 'Nothing new: all of it is here already.'
}

function sum(counts: Counts): number {
  return names.reduce((total, [kind]) => total + counts[kind], 0)
}
