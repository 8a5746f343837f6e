import type { Claim } from './attribute.ts'
import type { Noun } from './traits.ts'

const nounsOf: Readonly<Record<string, Noun>> = { outfit: 'outfit', accessories: 'accessory' }

/** What a whole phrase says. One that names clothes or a thing takes a color: "a navy double-breasted suit". */
export function headNoun(
  phrase: string,
  claims: readonly Claim[],
): { readonly claims: readonly Claim[]; readonly noun?: Noun } {
  const [first, ...more] = claims
  const noun = first?.rank === 0 ? nounsOf[first.part] : undefined
  const isDone = /^\w+(?:ing|s) (?:a|an|the|her|his|up|for|out|in|on|to|with)\b|^(?:with|in|on|at) /.test(phrase)
  const isDyed = more.some(({ part }) => part === 'colour' || part === 'thingColour')
  return noun === undefined || isDone || isDyed ? { claims } : { claims, noun }
}
