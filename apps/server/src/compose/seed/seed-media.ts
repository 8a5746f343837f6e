import type { CharacterId } from '@eidolon/contract/ids.ts'
import { GenerationRequest } from '@eidolon/contract/generations.ts'
import type { DocumentStore } from '#application/documents/ports.ts'
import type { Drawing, Engine } from '#application/engines/engine.ts'
import type { SystemFiles } from '#application/files/system-files.ts'
import { characterLook } from '#application/generations/character-look.ts'
import type { Transaction, Transactions } from '#application/shared/transaction.ts'
import { writeCaption } from '#domain/captions/write-caption.ts'
import { characterCollection } from '#domain/characters/character-collection.ts'
import { firstGenes } from '#domain/characters/look-of-character.ts'
import type { Collection } from '#domain/documents/collection.ts'
import type { Document } from '#domain/documents/document.ts'
import { ownerPermissions } from '#domain/documents/permission.ts'
import { newData } from '#domain/documents/structure.ts'
import { genesText } from '#domain/looks/genes-text.ts'
import { lookReader } from '#domain/looks/read-look.ts'
import { remembered } from '#domain/looks/remembered.ts'
import { albumCollection } from '#domain/media/album-collection.ts'
import { mediaCollection } from '#domain/media/media-collection.ts'
import { formatDateTime } from '#domain/shared/date-time.ts'
import type { Ids } from '#domain/shared/ids.ts'
import { albums, dice, people, pick, promptOf, styles } from './people.ts'

type Deps = {
  readonly engine: Engine
  readonly store: DocumentStore
  readonly files: SystemFiles
  readonly units: Transactions
  readonly ids: Ids
  readonly now: Date
  readonly say: (text: string) => void
}

export type SeedPlan = {
  readonly account: string
  readonly media: number
  readonly characters: number
  readonly pictures: number
  readonly film: boolean
}

type SeededMedia = {
  readonly characterId: CharacterId
  readonly kind: 'image' | 'video'
  readonly data: Record<string, unknown>
}

const inOneGo = 2000
const span = 30 * 30 * 24 * 60 * 60 * 1000

/** Plausible rows over two and a half years, in the order of their dates. Answers how many. */
export async function seedMedia(deps: Deps, wanted: SeedPlan): Promise<number> {
  const { store, files, units, ids, engine, now, say } = deps
  const roll = dice(20_260_315)
  const permissions = ownerPermissions(wanted.account)
  const readOnly = permissions.filter(({ action }) => action === 'read')

  async function add(
    unit: Transaction,
    collection: Collection,
    at: Date,
    given: Record<string, unknown>,
    id = ids.unique(),
  ) {
    const when = formatDateTime(at)
    const owner = wanted.account
    const data = newData(collection, given)
    const document: Document = { id, createdAt: when, updatedAt: when, owner, permissions, data }
    await store.add(collection, document, unit)
    return document
  }

  async function keep(bucket: 'media' | 'characters', name: string, bytes: Uint8Array) {
    const staged = await files.stage(bucket, name, once(bytes))
    const given = { permissions: bucket === 'media' ? readOnly : permissions }
    return units.run((unit) => files.keep(unit, staged, given))
  }

  async function draw(character: Document, kind: 'image' | 'video', seed: number): Promise<Drawing> {
    const aspect = pick(['1:1', '3:4', '2:3', '4:3', '16:9'], roll)
    const request = GenerationRequest.parse({
      characterId: character.id,
      kind,
      prompt: promptOf(roll),
      aspect,
      seed,
      engine: engine.id,
      ...(kind === 'video' && { durationSeconds: 2, aspect: '1:1' }),
    })
    const order = { generationId: 'seed', request, character: characterLook(character), parentRecipe: undefined }
    const [drawing] = await engine.draw(order, {
      signal: new AbortController().signal,
      progress() {},
      async begin() {},
    })
    if (!drawing) throw new Error('Nothing was drawn')
    return drawing
  }

  async function shownBy(character: Document, kind: 'image' | 'video', seed: number): Promise<SeededMedia> {
    const drawing = await draw(character, kind, seed)
    const file = await keep('media', `seed-${seed}.${drawing.file.extension}`, drawing.file.bytes)
    const poster = drawing.poster && (await keep('media', `seed-${seed}-poster.png`, drawing.poster.bytes))
    if (kind === 'image' && character.data['imageId'] === null) await portrait(character, drawing.file.bytes)
    const { width, height, durationMs, scene, recipe } = drawing
    const data = { fileId: file.id, posterId: poster?.id ?? null, width, height, durationMs, recipe, bytes: file.size }
    return { characterId: character.id, kind, data: { ...data, scene: JSON.stringify(scene) } }
  }

  async function portrait(character: Document, bytes: Uint8Array): Promise<void> {
    const { id: imageId } = await keep('characters', `${character.id}.png`, bytes)
    await units.run(async (unit) => {
      const stored = await store.find(characterCollection, character.id, unit)
      if (stored && stored.data['imageId'] === null) {
        await store.change(characterCollection, stored, { ...stored, data: { ...stored.data, imageId } }, unit)
      }
    })
  }

  const readLook = lookReader()
  const first = new Date(now.getTime() - span)
  const characters = await units.run(async (unit) => {
    const made: Document[] = []
    for (let at = 0; at < wanted.characters; at++) {
      const [given, appearance, age, style] = people[at % people.length] ?? people[0]
      const round = Math.floor(at / people.length)
      const data = { name: round === 0 ? given : `${given} ${round + 1}`, appearance, age, style }
      const id = ids.unique()
      const genes = genesText(firstGenes(readLook, id, newData(characterCollection, data)))
      made.push(await add(unit, characterCollection, first, { ...data, genes }, id))
    }
    return made
  })
  say(`${characters.length} characters`)

  const asked = Array.from({ length: wanted.pictures }, (_, at) => ({ at, character: inTurn(characters, at) }))
  const shown: SeededMedia[] = await Promise.all(asked.map(({ at, character }) => shownBy(character, 'image', at)))
  if (wanted.film) shown.push(await shownBy(pick(characters, roll), 'video', 1000))
  say(`${shown.length} pictures drawn`)
  const [images, films] = [shown.filter(({ kind }) => kind === 'image'), shown.filter(({ kind }) => kind === 'video')]

  const albumIds = await units.run(async (unit) => {
    const made: string[] = []
    for (const name of albums) made.push((await add(unit, albumCollection, first, { name })).id)
    return made
  })

  const nameOf = new Map(characters.map(({ id, data }) => [id, { name: String(data['name']), appearance: '' }]))
  /** What the prompt says, which differs from row to row as what was drawn does not; the same few thousand over and over. */
  const captions = remembered(
    (key) => {
      const { id, ...shown } = JSON.parse(key)
      return writeCaption({ ...shown, character: nameOf.get(id) })
    },
    { kept: 50_000 },
  )

  function row(): Record<string, unknown> {
    const { characterId, kind, data } = pick(films.length > 0 && roll() < 0.05 ? films : images, roll)
    const isUpload = roll() < 0.03
    const common = { ...data, kind, favorite: roll() < 0.08, albumIds: roll() < 0.06 ? [pick(albumIds, roll)] : [] }
    if (isUpload) return { ...common, recipe: '', scene: '', caption: 'A picture', says: '' }
    const [prompt, style] = [promptOf(roll), pick(styles, roll)]
    return {
      ...common,
      characterId,
      characterIds: [characterId],
      prompt,
      style,
      ...captions(JSON.stringify({ id: characterId, kind, scene: {}, style, prompt })),
      seed: Math.floor(roll() * 2 ** 32),
      engine: engine.id,
      engineVersion: engine.version,
      identity: Math.round((0.86 + roll() * 0.13) * 1000) / 1000,
    }
  }

  for (let done = 0; done < wanted.media; done += inOneGo) {
    await units.run(async (unit) => {
      for (let at = done; at < Math.min(done + inOneGo, wanted.media); at++) {
        // More of them towards the end, as people come to like it.
        const moment = new Date(first.getTime() + span * Math.sqrt((at + 1) / (wanted.media + 1)))
        const trashedAt = roll() < 0.01 ? formatDateTime(now) : null
        await add(unit, mediaCollection, moment, { ...row(), trashedAt })
      }
    })
    if (done % 20_000 === 0 && done > 0) say(`${done} rows`)
  }
  return wanted.media
}

const inTurn = <T>(list: readonly T[], at: number): T => pick(list, () => (at % list.length) / list.length)

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}
