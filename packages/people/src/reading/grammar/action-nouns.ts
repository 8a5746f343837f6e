import type { Token } from '#reading/vocabulary/tokens.ts'

/** Deeds as nouns: after "in the middle of a" they are what somebody does. */
const deeds: ReadonlySet<string> = new Set(
  'jump leap spin twirl swing kick punch throw dance stride step dive roll flip somersault backflip cartwheel handstand pirouette bow yawn laugh lunge sprint run fall turn stretch salute wave shout scream sneeze bite sip'.split(
    ' ',
  ),
)

const before = ['in', 'the', 'middle', 'of']
const articles: ReadonlySet<string> = new Set(['a', 'an', 'the', 'her', 'his', 'their'])

/** "Caught in the middle of a spin", "mid-leap": words that only say when a deed is seen leave the deed alone. */
export function withoutMids(list: readonly Token[]): readonly Token[] {
  const text = (at: number): string => list[at]?.text ?? ''
  const left = new Set<number>()
  list.forEach((_, at) => {
    if (text(at) === 'mid' && deeds.has(text(at + 1)) && text(at + 1) !== 'swing') left.add(at)
    const isMiddle = before.every((word, nth) => text(at + nth) === word)
    const deed = at + before.length + (articles.has(text(at + before.length)) ? 1 : 0)
    if (!isMiddle || !(deeds.has(text(deed)) || text(deed).endsWith('ing'))) return
    for (let nth = at; nth < deed; nth += 1) left.add(nth)
    if (text(at - 1) === 'caught') left.add(at - 1)
  })
  return left.size === 0 ? list : list.filter((_, at) => !left.has(at))
}
