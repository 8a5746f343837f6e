import { z } from 'zod'
import { type Endpoint, endpoints, models } from './endpoints.ts'
import { FaultDetails } from '#fault-details.ts'
import { apiVersion } from '#faults.ts'
import { keyScopeOf } from '#accounts/key-scopes.ts'
import { keyHeader } from '#accounts/keys.ts'
import { product } from '#product.ts'

type Json = Readonly<Record<string, unknown>>

/** The description of the API in OpenAPI 3.1, made from the same schemas that the routes read with. */
export function openApi(): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: product.name,
      version: product.version.slice(1),
      description: `The studio's API. Accounts, documents, files and realtime follow the client API of version ${apiVersion}; the socket is at /v1/realtime.`,
    },
    servers: [{ url: '/v1' }],
    paths,
    components: {
      schemas: {
        ...Object.fromEntries(Object.entries(models).map(([name, model]) => [name, schema(model)])),
        Error: schema(ErrorModel),
      },
      securitySchemes: {
        project: { type: 'apiKey', in: 'header', name: 'X-Appwrite-Project' },
        session: { type: 'apiKey', in: 'header', name: 'X-Appwrite-Session' },
        jwt: { type: 'apiKey', in: 'header', name: 'X-Appwrite-JWT' },
        key: { type: 'apiKey', in: 'header', name: keyHeader },
      },
    },
  }
}

const ErrorModel = z.object({
  message: z.string(),
  code: z.int(),
  type: z.string(),
  version: z.string(),
  ...FaultDetails.unwrap().shape,
})

function operation({ method, path, summary, tag, session, query, body, form, status, answers }: Endpoint): Json {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const keyScope = keyScopeOf(method, path)
  const content = form ? 'multipart/form-data' : 'application/json'
  return {
    operationId: `${method.toLowerCase()}${path.replaceAll(/[^a-zA-Z]+(\w?)/g, (_all, next: string) => next.toUpperCase())}`,
    summary,
    tags: [tag],
    ...(session
      ? {
          security: [{ project: [], session: [] }, { project: [], jwt: [] }, ...(keyScope ? [{ key: [] }] : [])],
        }
      : {}),
    ...(keyScope ? { 'x-key-scope': keyScope } : {}),
    parameters: [...inPath, ...(query ? inQuery(query) : [])],
    ...(body ? { requestBody: { required: true, content: { [content]: { schema: schema(body) } } } } : {}),
    responses: {
      [status]: { description: summary, ...(answers ? { content: answer(answers) } : {}) },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function answer(answers: NonNullable<Endpoint['answers']>): Json {
  if (answers in models) return { 'application/json': { schema: { $ref: `#/components/schemas/${answers}` } } }
  return { [answers]: {} }
}

function inQuery(query: z.ZodType): Json[] {
  const { properties = {}, required = [] } = schema(query) as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(properties).map(([name, type]) => ({
    name: type['type'] === 'array' ? `${name}[]` : name,
    in: 'query',
    required: required.includes(name),
    schema: type,
  }))
}

/** As clients send it: defaults are not required, and what is transformed is shown as it arrives. */
function schema(type: z.ZodType): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' })
  return rest
}
