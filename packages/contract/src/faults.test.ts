import { describe, expect, it } from 'vitest'
import { endpoints, models } from './endpoints/endpoints.ts'
import { FaultDetails } from './fault-details.ts'
import { faults } from './faults.ts'
import { openApi } from './endpoints/openapi.ts'
import { wrongFields } from './testing.ts'

describe('a refusal', () => {
  it('[SRV-1] has a status of an error and a sentence that ends', () => {
    for (const [type, { status, message }] of Object.entries(faults)) {
      expect(type).toMatch(/^[a-z0-9]+(_[a-z0-9]+)+$/)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(600)
      expect(message.trim()).toBe(message)
      expect(message).not.toBe('')
    }
  })

  it('[SRV-80] may say to programs what is wrong', () => {
    const details = {
      field: 'genes.hair',
      problem: 'Value must be a valid object.',
      rule: 'adults-only',
      words: ['schoolgirl'],
      until: '2026-11-15T00:00:00.000Z',
      used: 7,
      quota: 5,
    }
    expect(FaultDetails.parse({})).toEqual({})
    expect(FaultDetails.parse({ ...details, message: 'No.', code: 400 })).toEqual(details)
  })

  it.each([
    [{ field: 7 }, 'field'],
    [{ problem: null }, 'problem'],
    [{ words: 'naked' }, 'words'],
    [{ words: [7] }, 'words.0'],
    [{ until: 'tomorrow' }, 'until'],
    [{ until: '2026-11-15' }, 'until'],
    [{ freeLeft: '3' }, 'freeLeft'],
    [{ payment: 'Tr3asury' }, 'payment'],
    [{ payment: { usd: '50.00', amount: 1 } }, 'payment.amount'],
  ])('[SRV-80] says nothing with %j', (details, field) => {
    expect(wrongFields(FaultDetails, details)).toContain(field)
  })
})

describe('the description of the API', () => {
  const { paths, components } = openApi() as {
    paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>
    components: { schemas: Record<string, { properties: Record<string, unknown>; required?: string[] }> }
  }

  it('[API-2] has each endpoint once, with an answer of a model that is there', () => {
    const names = endpoints.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(names).size).toBe(names.length)
    const operations = Object.values(paths).flatMap((one) => Object.values(one))
    expect(operations).toHaveLength(names.length)
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(names.length)
    const answered = endpoints.flatMap(({ answers }) => (answers && !answers.includes('/') ? [answers] : []))
    for (const model of answered) expect(models).toHaveProperty(model)
    for (const reference of JSON.stringify(paths).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      expect(components.schemas).toHaveProperty(reference[1] ?? '')
    }
  })

  it('[API-2] names every part of a path among the parameters', () => {
    for (const { method, path, status } of endpoints) {
      const operation = paths[path]?.[method.toLowerCase()]
      expect(JSON.stringify(operation)).toBeDefined()
      for (const [, name] of path.matchAll(/\{(\w+)\}/g)) {
        expect(operation).toMatchObject({ parameters: expect.arrayContaining([expect.objectContaining({ name })]) })
      }
      expect(operation?.responses).toHaveProperty(String(status))
    }
  })

  it('[SRV-80] says what an error may hold beside its message', () => {
    const { properties, required } = components.schemas['Error'] ?? { properties: {} }
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['message', 'field', 'problem', 'words', 'payment']))
    expect(required).toEqual(['message', 'code', 'type', 'version'])
  })
})
