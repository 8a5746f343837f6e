import type { Abilities } from '@eidolon/contract/engines.ts'
import { everybodyIn, NewGeneration } from '@eidolon/contract/generations.ts'
import { Recipe } from '@eidolon/contract/media/recipes.ts'
import { amongPeople, withPeople } from '@eidolon/contract/request-people.ts'
import { queryOptions } from '@tanstack/react-query'
import { fieldsOf, jsonOf, textOf } from '#lib/json-guards.ts'
import type { LoadApi } from '#lib/use-api.tsx'
import { mediaOf, type StoryDraft } from './queries.ts'

/** The one that draws the same again from the same seed. */
const redrawing = 'illustrator'

/** A picture of the story, as far as one has to know it to draw it again. */
export type MadePicture = {
  readonly kind: string
  readonly engine: string
  readonly seed: number | null
  readonly people: readonly string[]
  readonly recipe: Recipe | undefined
}

/** What somebody is to wear from now on. */
export type NewOutfit = { readonly outfit: string; readonly colours: readonly string[] }

type PanelPosition = { readonly page: number; readonly panel: number }
export type Plan = {
  /** Which pictures are drawn again, and what is asked for each. */
  readonly orders: readonly { readonly mediaId: string; readonly request: NewGeneration }[]
  /** In how many panels they are. */
  readonly panels: number
  /** Panels with that person whose pictures stay, and why. */
  readonly left: readonly (PanelPosition & { readonly why: string })[]
}

/** How the pictures of a story were made, by the id of their media; those that are gone are not in it. */
export const madeQuery = (api: LoadApi, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['story-made', ...ids],
    queryFn: () => fetchMade(api, ids),
  })

async function fetchMade(api: LoadApi, ids: readonly string[]): Promise<ReadonlyMap<string, MadePicture>> {
  const found = new Map<string, MadePicture>()
  const fields = ['$id', 'kind', 'engine', 'seed', 'characterIds', 'recipe']
  for (const { $id, kind, engine, seed, characterIds, recipe } of await mediaOf(api, ids, fields)) {
    found.set(textOf($id), {
      kind: textOf(kind),
      engine: textOf(engine),
      seed: typeof seed === 'number' ? seed : null,
      people: [characterIds ?? []].flat().filter((id) => typeof id === 'string'),
      recipe: Recipe.safeParse(jsonOf(textOf(recipe))).data,
    })
  }
  return found
}

/** Everybody who is on a picture of the story, or is said to be. */
export const peopleIn = ({ pages }: StoryDraft, made: ReadonlyMap<string, MadePicture>): readonly string[] => [
  ...new Set(
    pages.flatMap(({ panels }) =>
      panels.flatMap(({ mediaId, cast }) => [
        ...(made.get(mediaId ?? '')?.people ?? []),
        ...cast.map(({ characterId }) => characterId),
      ]),
    ),
  ),
]

/** What is drawn again when somebody wears something else. */
export function planOutfit(
  { pages }: StoryDraft,
  made: ReadonlyMap<string, MadePicture>,
  who: string,
  outfit: NewOutfit,
  abilities: Abilities,
): Plan {
  const orders = new Map<string, NewGeneration>()
  const left: Plan['left'][number][] = []
  let count = 0
  for (const [page, { panels }] of pages.entries()) {
    for (const [panel, { mediaId, cast }] of panels.entries()) {
      const picture = made.get(mediaId ?? '')
      if (mediaId === null || !picture) continue
      if (!picture.people.includes(who) && cast.every(({ characterId }) => characterId !== who)) continue
      const request = orders.get(mediaId) ?? againIn(picture, who, outfit, abilities)
      if (typeof request === 'string') left.push({ page, panel, why: request })
      else {
        orders.set(mediaId, request)
        count++
      }
    }
  }
  return { orders: [...orders].map(([mediaId, request]) => ({ mediaId, request })), panels: count, left }
}

/** What is asked for the same picture in other clothes, or why it cannot be. */
function againIn(picture: MadePicture, who: string, { outfit, colours }: NewOutfit, abilities: Abilities) {
  const { kind, engine, seed, people, recipe } = picture
  if (engine === '') return 'brought along'
  if (kind !== 'image') return kind === 'video' ? 'a film' : 'a sheet'
  if (engine !== redrawing) return 'drawn by another engine'
  const asked = recipe?.request
  if (!recipe || !asked) return 'without a recipe'
  if (asked['change'] || asked['enlarge'] || asked['sheet']) return 'made out of another picture'
  if (!people.includes(who)) return 'shows somebody else'
  const settled = settledIn(recipe, abilities, people.length > 1)
  const same = { ...settled, ...fieldsOf(withPeople(asked, amongPeople(asked, people))), count: 1, seed, engine }
  const request = NewGeneration.safeParse(same).data
  if (!request) return 'without a recipe'
  const worn = { outfit, colours: colours.length > 0 ? [...colours] : undefined }
  if (everybodyIn(request).length === 1) return { ...request, ...worn, outfitId: undefined }
  const standing = { pose: undefined, poseId: undefined, joints: undefined, poseToId: undefined, jointsTo: undefined }
  const plain = { characterId: who, expression: undefined, ...standing, looksAt: undefined }
  const own = request.cast?.find(({ characterId }) => characterId === who) ?? plain
  const others = request.cast?.filter(({ characterId }) => characterId !== who) ?? []
  return { ...request, cast: [...others, { ...own, ...worn }] }
}

/**
 * What chance had decided, as choices: other clothes would lead it elsewhere. Of several people everybody stands as the
 * arrangement says.
 */
function settledIn({ order }: Recipe, abilities: Abilities, isTogether: boolean): Readonly<Record<string, string>> {
  const setting = fieldsOf(order['setting'])
  const alone = { pose: abilities.poses, expression: abilities.expressions }
  const lists = {
    background: abilities.backgrounds,
    framing: abilities.framings,
    time: abilities.times,
    weather: abilities.weathers,
    ...(!isTogether && alone),
  }
  const known = Object.entries(lists).filter(([field, list]) => list.some(({ id }) => id === setting[field]))
  const style = abilities.styles.some(({ id }) => id === order['style']) && { style: textOf(order['style']) }
  const cutOut = order['cutOut'] === true && { background: 'none' }
  return { ...Object.fromEntries(known.map(([field]) => [field, textOf(setting[field])])), ...cutOut, ...style }
}

/** The story with these pictures in place of the ones before. */
export const withOutfit = (
  draft: StoryDraft,
  drawn: ReadonlyMap<string, string>,
  who: string,
  outfit: string,
): StoryDraft => ({
  ...draft,
  pages: draft.pages.map((page) => ({
    ...page,
    panels: page.panels.map((panel) => {
      const mediaId = drawn.get(panel.mediaId ?? '')
      if (mediaId === undefined) return panel
      const cast = panel.cast.map((one) => (one.characterId === who ? { ...one, outfit } : one))
      return { ...panel, mediaId, cast }
    }),
  })),
})
