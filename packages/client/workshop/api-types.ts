import { openApi } from '@eidolon/contract/endpoints/openapi.ts'
import { z } from 'zod'

/** As much of a JSON schema as ours are made of. */
type Schema = {
  readonly $ref?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly type?: string | readonly string[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
}

const Operation = z.object({
  summary: z.string(),
  'x-key-scope': z.string().optional(),
  parameters: z.array(
    z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema: z.custom<Schema>() }),
  ),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.custom<Schema>() })) }).optional(),
  responses: z.record(
    z.string(),
    z.object({ content: z.record(z.string(), z.object({ schema: z.custom<Schema>().optional() })).optional() }),
  ),
})
type Operation = z.infer<typeof Operation>

const Description = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), z.custom<Schema>()) }),
})

/** The types of every endpoint, as the text of a module. Nothing of it is written by hand. */
export function apiTypes(): string {
  const { paths, components } = Description.parse(openApi())
  const [forKeys, forPages]: [string[], string[]] = [[], []]
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      if (path === '/mcp') continue
      const list = operation['x-key-scope'] === undefined ? forPages : forKeys
      list.push(`/** ${operation.summary}. */\n'${method.toUpperCase()} ${path}': ${operationType(operation)}`)
    }
  const text = `/** What a key opens. */
export type Operations = {\n${forKeys.join('\n')}\n}

/** What only people open, or everybody. */
export type PageOperations = {\n${forPages.join('\n')}\n}
`
  const used = new Set<string>()
  const follow = (types: string): void => {
    for (const [name, schema] of Object.entries(components.schemas)) {
      if (used.has(name) || !new RegExp(`\\b${name}\\b(?!')`).test(types)) continue
      used.add(name)
      follow(typeOf(schema))
    }
  }
  follow(text)
  const models = Object.entries(components.schemas)
    .filter(([name]) => used.has(name))
    .map(([name, schema]) => `export type ${name} = ${typeOf(schema)}`)
  return `${head}\n${models.join('\n\n')}\n\n${text}`
}

const head = `/* oxlint-disable max-lines -- as many as there are endpoints */
/** Written by \`node packages/client/workshop/write-api.ts\` out of the description of the API. Do not change it by hand. */
`

function operationType({ parameters, requestBody, responses }: Operation): string {
  const given = (place: string) => {
    const all = parameters.filter((each) => each.in === place)
    const one = ({ name, required, schema }: (typeof all)[number]) =>
      `'${name.replace('[]', '')}'${required ? '' : '?'}: ${typeOf(schema)}`
    return all.length === 0
      ? ''
      : `${place}${all.some((each) => each.required) ? '' : '?'}: { ${all.map(one).join('; ')} }; `
  }
  const [body] = Object.entries(requestBody?.content ?? {})
  const sent = body ? `body: ${body[0] === 'application/json' ? typeOf(body[1].schema) : 'FormData'}; ` : ''
  const [answer] = Object.entries(responses).filter(([status]) => status !== 'default')
  const [content] = Object.entries(answer?.[1].content ?? {})
  const answered = !content ? 'undefined' : content[1].schema ? typeOf(content[1].schema) : 'Uint8Array'
  return `{ ${given('path')}${given('query')}${sent}answer: ${answered} }`
}

function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return /^#\/components\/schemas\/(\w+)$/.exec(schema.$ref)?.[1] ?? 'unknown'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ')
  const some = schema.anyOf ?? schema.oneOf
  if (some) return unionOf(some.map(typeOf))
  if (schema.allOf) return schema.allOf.map((each) => `(${typeOf(each)})`).join(' & ')
  if (typeof schema.type === 'object') return schema.type.map((type) => typeOf({ ...schema, type })).join(' | ')
  switch (schema.type) {
    case undefined:
      return 'unknown'
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type
    case 'number':
    case 'integer':
      return 'number'
    case 'array':
      return `readonly (${typeOf(schema.items ?? {})})[]`
    case 'object':
      return objectType(schema)
    default:
      return 'unknown'
  }
}

/** Beside any text a certain one says nothing, and beside anything nothing does. */
function unionOf(types: readonly string[]): string {
  if (types.includes('unknown')) return 'unknown'
  const kept = types.includes('string') ? types.filter((type) => !type.startsWith('"')) : types
  return kept.map((type) => `(${type})`).join(' | ')
}

function objectType({ properties = {}, required = [], additionalProperties }: Schema): string {
  const named = Object.entries(properties).map(
    ([name, schema]) =>
      // What is undefined does not travel.
      `'${name}'${required.includes(name) ? '' : '?'}: ${typeOf(schema)}${required.includes(name) ? '' : ' | undefined'}`,
  )
  // What may hold more than is named holds whatever there is.
  const others =
    typeof additionalProperties === 'object' && named.length === 0 ? typeOf(additionalProperties) : 'unknown'
  if (named.length === 0) return `Readonly<Record<string, ${others}>>`
  const more = additionalProperties !== undefined && additionalProperties !== false
  return `{ ${named.join('; ')} }${more ? ' & Readonly<Record<string, unknown>>' : ''}`
}
