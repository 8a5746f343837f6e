import { expect, it } from 'vitest'
import { z } from 'zod'
import { email, existingId, flag, object, oneOf, password, phone, share, text, whole } from '#parameters.ts'
import { isPlainJson } from '#plain-json.ts'
import { endpoints } from './endpoints.ts'

const trap = '[{"toString":1}]'
const escaped = trap.replace('"toString"', String.raw`"to\u0053tring"`)

/** JSON that has the form of something else, or whose parts throw when they are compared. */
const hostile = `
  null 0 -1e308 true "" [] [[]] [null] {}
  ${trap} {"toString":1,"valueOf":1} {"length":${trap}} {"length":${escaped}} {"size":${trap}}
  {"length":{"valueOf":1,"toString":1}} {"length":-1} {"length":"1"} {"length":1e999} {"length":{}}
  {"0":"a","length":1} {"__proto__":{"length":1}} {"constructor":{"prototype":{"a":1}}} {"then":1}
`
  .trim()
  .split(/\s+/)

it('[SRV-90] refuses hostile JSON in every parameter of every endpoint, without throwing', () => {
  const tried = endpoints.flatMap(({ method, path, body, query }) =>
    [body, query].flatMap((schema) => (schema ? [{ name: `${method} ${path}`, schema }] : [])),
  )
  expect(tried.length).toBeGreaterThan(50)
  const thrown = tried.flatMap(({ name, schema }) =>
    [...hostile, ...fieldsOf(schema).flatMap((field) => hostile.map((value) => `{${JSON.stringify(field)}:${value}}`))]
      // As the server reads a body: what isn't plain is refused before a schema sees it.
      .filter(isPlainJson)
      .flatMap((json) => (throws(schema, JSON.parse(json)) ? [`${name} ${json}`] : [])),
  )
  expect(thrown).toEqual([])
})

it('[SRV-90] the helpers for parameters refuse the same values by themselves', () => {
  const helpers = [text({ max: 9 }), phone(), email(), password(), existingId(), whole(1, 9), share(0, 1), flag()]
  for (const schema of [...helpers, oneOf(['a']), object({ max: 99 }), text({ max: 9, line: true })]) {
    for (const json of hostile) expect([json, throws(schema, JSON.parse(json))]).toEqual([json, false])
  }
})

it('[SRV-90] a field called toString or valueOf makes JSON not plain, however it is written', () => {
  for (const json of [trap, escaped, '{"a":{"valueOf" :1}}', String.raw`{"\u0074oString"${' '.repeat(9999)}:1}`]) {
    expect([json.slice(0, 40), isPlainJson(json)]).toEqual([json.slice(0, 40), false])
  }
  for (const json of ['["toString","valueOf"]', '{"a":"toString"}', '{"toStrings":1}', String.raw`{"t\"oString":1}`]) {
    expect([json, isPlainJson(json)]).toEqual([json, true])
  }
})

function throws(schema: z.ZodType, value: unknown): boolean {
  try {
    schema.safeParse(value)
    return false
  } catch {
    return true
  }
}

/** The names of all parameters, which JSON Schema lists however a schema wraps its object. */
function fieldsOf(schema: z.ZodType): readonly string[] {
  const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties ?? {})
}
