import { z } from 'zod'

/** What a model takes, read from the schema that its provider publishes: names and values differ from model to model. */
export type ModelForm = { readonly fields: ReadonlyMap<string, FormField> }

export type FormField = {
  /** JSON types that it may have: `string`, `array` … */
  readonly types: readonly string[]
  /** The values that it may have, where they are listed. */
  readonly options: readonly (string | number)[]
  /** The names within, where it may be an object. */
  readonly inner: readonly string[]
  readonly required: boolean
  readonly least: number | undefined
  readonly max: number | undefined
  readonly maxItems: number | undefined
}

const Document = z.object({
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }).optional(),
  paths: z.record(z.string(), z.unknown()).optional(),
})
type Schemas = Readonly<Record<string, unknown>>

const Schema = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  const: z.union([z.string(), z.number()]).optional(),
  allOf: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxItems: z.number().optional(),
})
type Schema = z.infer<typeof Schema>

/** Schemas that are opened for one model, each time that one is referred to. */
const maxOpened = 5000

/** The form in an OpenAPI document; undefined when there is none in it, or its schemas refer to each other too often. */
export function readForm(document: unknown): ModelForm | undefined {
  try {
    return formIn(document, { left: maxOpened })
  } catch (error) {
    if (error instanceof TooTangled) return undefined
    throw error
  }
}

class TooTangled extends Error {}

/** How many schemas may still be opened: a few that refer to each other open into billions. */
type Budget = { left: number }

function formIn(document: unknown, budget: Budget): ModelForm | undefined {
  const known = Document.safeParse(document)
  if (!known.success) return undefined
  const schemas = known.data.components?.schemas ?? {}
  const input = askedFor(known.data.paths ?? {}, schemas, budget) ?? open(schemas['Input'], schemas, budget)[0]
  if (!input?.properties) return undefined
  const required = new Set(input.required)
  const fields = Object.entries(input.properties).map(
    ([name, schema]) => [name, fieldOf(open(schema, schemas, budget), required.has(name))] as const,
  )
  return { fields: new Map(fields) }
}

const Posted = z.object({
  post: z.object({
    requestBody: z.object({ content: z.object({ 'application/json': z.object({ schema: z.unknown() }) }) }),
  }),
})

/** What the first address that takes JSON is posted. */
function askedFor(paths: Schemas, schemas: Schemas, budget: Budget): Schema | undefined {
  for (const path of Object.values(paths)) {
    const posted = Posted.safeParse(path)
    const body = posted.data?.post.requestBody.content['application/json']
    const schema = body && open(body.schema, schemas, budget)[0]
    if (schema?.properties) return schema
  }
  return undefined
}

/** A schema with everything that it refers to, itself first. */
function open(schema: unknown, schemas: Schemas, budget: Budget, depth = 0): readonly Schema[] {
  budget.left -= 1
  if (budget.left < 0) throw new TooTangled()
  const { success, data } = Schema.safeParse(schema)
  // A schema may refer to itself.
  if (!success || depth > 6) return []
  const inner = [...(data.allOf ?? []), ...(data.anyOf ?? []), ...(data.oneOf ?? [])]
  const name = data.$ref?.split('/').at(-1)
  const referred = name === undefined ? [] : open(schemas[name], schemas, budget, depth + 1)
  const own = name === undefined ? [data] : []
  return [...own, ...referred, ...inner.flatMap((each) => open(each, schemas, budget, depth + 1))]
}

function fieldOf(parts: readonly Schema[], required: boolean): FormField {
  const numbers = (name: 'minimum' | 'maximum' | 'maxItems') =>
    parts.flatMap((part) => (part[name] === undefined ? [] : [part[name]]))
  return {
    types: [...new Set(parts.flatMap(({ type = [] }) => type))],
    options: parts
      .flatMap((part) => [...(part.enum ?? []), ...(part.const === undefined ? [] : [part.const])])
      .filter((option) => typeof option === 'string' || typeof option === 'number'),
    inner: parts.flatMap(({ properties }) => Object.keys(properties ?? {})),
    required,
    least: numbers('minimum')[0],
    max: numbers('maximum')[0],
    maxItems: numbers('maxItems')[0],
  }
}
