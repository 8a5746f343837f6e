import { type Gene, type GeneId, geneIds, geneOf } from '@eidolon/people'

export type DialGroup = { readonly id: string; readonly label: string; readonly genes: readonly GeneId[] }

const groups: readonly (readonly [label: string, areas: readonly string[]])[] = [
  ['Face', ['face', 'ears']],
  ['Eyes', ['eyes', 'brows']],
  ['Nose and mouth', ['nose', 'mouth']],
  ['Hair', ['hair', 'beard']],
  ['Skin', ['skin']],
  ['Marks', ['marks']],
  ['Build', ['person', 'build']],
  ['Outfit', ['outfit', 'palette']],
]

/** Age has a field of its own. */
const elsewhere: readonly GeneId[] = ['age']

/** Every gene in its group; whatever a later table adds lands in the last one rather than nowhere. */
export function dialGroups(): readonly DialGroup[] {
  const known = new Set(groups.flatMap(([, areas]) => areas))
  return groups.map(([label, areas], index) => ({
    id: label,
    label,
    genes: geneIds.filter((id) => {
      const { area } = geneOf(id)
      const here = areas.includes(area) || (index === groups.length - 1 && !known.has(area))
      return here && !elsewhere.includes(id)
    }),
  }))
}

/** `noseTipWidth` is "Nose tip width". */
export function dialLabel(id: string): string {
  const words = id.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What the two ends of a dial mean, out of the gene's own meaning. */
export function dialEnds({ meaning }: Pick<Gene, 'meaning'>): readonly [string, string] | undefined {
  const [first = ''] = meaning.split(/[;,:]/)
  const fromTo = /^from (.+) to (.+)$/.exec(first)
  if (fromTo?.[1] && fromTo[2]) return [fromTo[1], fromTo[2]]
  const either = /^(.+) or (.+)$/.exec(first)
  if (either?.[1] && either[2]) return [either[1], either[2]]
  return undefined
}
