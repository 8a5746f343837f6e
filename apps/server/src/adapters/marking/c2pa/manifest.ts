import { createHash } from 'node:crypto'
import { sourceTypes, type Statement } from '#domain/marking/statement.ts'

/** The assertion of our own: the mark, and the hash of the recipe that stands in the file. */
export const recipeLabel = 'org.eidolon.recipe'

/** The word of the owner's wallet. */
export const claimLabel = 'org.eidolon.claim'

/** What the owner does not want, in the terms of the Creator Assertions Working Group (Training and Data Mining 1.1). */
export const trainingLabel = 'cawg.training-mining'
const declined = Object.fromEntries(
  ['cawg.ai_generative_training', 'cawg.ai_training', 'cawg.data_mining'].map((use) => [use, { use: 'notAllowed' }]),
)

export type Product = { readonly name: string; readonly version: string }

/**
 * A statement as the library takes it. Ids come out of the statement and its moment is that of the making, so that the
 * same file is signed to the same bytes.
 */
export function manifestOf(statement: Statement, product: Product): object {
  const { source, engine, engineVersion, mark, recipeHash, madeAt, parent, pictures = [] } = statement
  const { type, claim, notForTraining } = statement
  const created = {
    action: 'c2pa.created',
    digitalSourceType: sourceTypes[source],
    softwareAgent: { name: engine, ...(engineVersion && { version: engineVersion }) },
    when: madeAt,
    ...(parent !== undefined && { parameters: { ingredientIds: [instanceOf(parent)] } }),
  }
  // Parts of a file may have one mark, but each is a file of its own.
  const own = statement.part === undefined ? `${mark} ${type}` : `${mark} ${type} ${statement.part}`
  const placed = pictures.map((one) => ({
    action: 'c2pa.placed',
    when: madeAt,
    parameters: { ingredientIds: [instanceOf(one)] },
  }))
  const ingredient = (relationship: string) => (of: string) => {
    const id = instanceOf(of)
    return { title: 'origin', relationship, instance_id: id, label: id }
  }
  const ingredients = [
    ...(parent === undefined ? [] : [parent]).map(ingredient('inputTo')),
    ...pictures.map(ingredient('componentOf')),
  ]
  return {
    label: `urn:c2pa:${uuidFrom(`manifest ${own}`)}`,
    instance_id: `xmp:iid:${uuidFrom(`instance ${own}`)}`,
    format: type,
    claim_version: 2,
    claim_generator_info: [product],
    ...(ingredients.length > 0 && { ingredients }),
    assertions: [
      { label: 'c2pa.actions.v2', data: { actions: [created, ...placed], allActionsIncluded: true }, created: true },
      { label: recipeLabel, data: { mark, ...(recipeHash && { alg: 'sha256', hash: recipeHash }) }, created: true },
      ...(claim ? [{ label: claimLabel, data: { v: 1, ...claim }, created: true }] : []),
      ...(notForTraining ? [{ label: trainingLabel, data: { entries: declined }, created: true }] : []),
    ],
  }
}

const instanceOf = (mark: string): string => `xmp:iid:${uuidFrom(`origin ${mark}`)}`

/** A UUID out of a text. The library takes those of version 4 alone, so the hash wears the two signs of one. */
function uuidFrom(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
